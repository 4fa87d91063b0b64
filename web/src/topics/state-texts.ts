import english from '../../../locales/en/topic-states.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
