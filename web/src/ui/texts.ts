import english from '../../../locales/en/ui.json'
import { shipTexts } from '#web/platform/texts.ts'

shipTexts(english)
