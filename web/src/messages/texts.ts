import english from '../../../locales/en/messages.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
