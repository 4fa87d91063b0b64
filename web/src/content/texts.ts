import english from '../../../locales/en/common.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
