import english from '../../../locales/en/payments.json'
import { shipTexts } from '#web/platform/texts.ts'

shipTexts(english)
