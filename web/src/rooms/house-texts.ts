import english from '../../../locales/en/home.json'
import { shipTexts } from '#web/platform/texts.ts'

shipTexts(english)
