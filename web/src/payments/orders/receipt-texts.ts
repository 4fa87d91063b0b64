import english from '../../../../locales/en/receipts.json'
import { shipTexts } from '#web/platform/texts/texts.ts'

// The words of the paper itself: the page says the same as the PDF.
shipTexts(english)
