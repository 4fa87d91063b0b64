import english from '../../../../locales/en/verification.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
