import english from '../../../locales/en/profile.json'
import { shipTexts } from '#web/platform/texts/texts.ts'
import './texts.ts'

shipTexts(english)
