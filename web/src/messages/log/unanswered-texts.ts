import english from '../../../../locales/en/unanswered.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
