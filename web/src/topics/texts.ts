import english from '../../../locales/en/topics.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
