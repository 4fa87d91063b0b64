import english from '../../../locales/en/rooms.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
