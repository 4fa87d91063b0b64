import english from '../../../locales/en/reports.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
