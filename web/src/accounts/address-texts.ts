import english from '../../../locales/en/address.json'
import '#web/platform/problem-texts.ts'
import { shipTexts } from '#web/platform/texts.ts'

shipTexts(english)
