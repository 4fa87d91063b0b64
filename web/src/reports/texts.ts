import english from '../../../locales/en/reports.json'
import { shipTexts } from '#web/platform/texts.ts'

shipTexts(english)
