import english from '../../../../locales/en/taste.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
