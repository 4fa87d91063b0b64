import english from '../../../locales/en/home.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
