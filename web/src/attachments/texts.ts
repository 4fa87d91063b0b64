import english from '../../../locales/en/attachments.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

shipTexts(english)
