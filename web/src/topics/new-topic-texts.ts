import english from '../../../locales/en/new-topic.json'
import '#web/platform/problem-texts.ts'
import { shipTexts } from '#web/platform/texts.ts'
import './texts.ts'

shipTexts(english)
