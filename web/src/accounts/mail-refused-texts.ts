import english from '../../../locales/en/mail-refused.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
