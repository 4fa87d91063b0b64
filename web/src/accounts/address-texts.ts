import english from '../../../locales/en/address.json'
import '#web/platform/texts/problem-texts.ts'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
