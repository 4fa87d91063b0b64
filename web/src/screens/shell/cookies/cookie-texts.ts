import english from '../../../../../locales/en/cookies.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
