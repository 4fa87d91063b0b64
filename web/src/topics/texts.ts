import english from '../../../locales/en/topics.json'
import { shipTexts } from '#web/platform/texts.ts'

shipTexts(english)
