import english from '../../../locales/en/accounts.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
