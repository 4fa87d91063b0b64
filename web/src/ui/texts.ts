import english from '../../../locales/en/ui.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
