import english from '../../../../locales/en/unanswered.json'
import { shipTexts } from '#web/platform/texts.ts'

shipTexts(english)
