import english from '../../../locales/en/decisions.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
