import english from '../../../locales/en/memories.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
