import english from '../../../../locales/en/new-topic.json'
import '#web/platform/texts/problem-texts.ts'
import { shipTexts } from '#web/platform/texts/texts.ts'
import '../texts.ts'

shipTexts(english)
