import english from '../../../locales/en/push.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
