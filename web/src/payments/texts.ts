import english from '../../../locales/en/payments.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
