import english from '../../../../locales/en/offers.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
