import english from '../../../locales/en/mail-refused.json'
import { shipTexts } from '#web/platform/texts.ts'

shipTexts(english)
