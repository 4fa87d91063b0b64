import english from '../../../../locales/en/problems.json'
import { shipTexts } from './texts.ts'

// The texts of refusals, for forms that check before they ask and for failures that the screen words in another way than the server.
shipTexts(english)
