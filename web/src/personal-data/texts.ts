import english from '../../../locales/en/personal-data.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
