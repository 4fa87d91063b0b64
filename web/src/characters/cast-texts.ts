import english from '../../../locales/en/characters.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
