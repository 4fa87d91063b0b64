import english from '../../../locales/en/topic-states.json'
import { shipTexts } from '#web/platform/texts.ts'

shipTexts(english)
