import english from '../../../../locales/en/installed.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
