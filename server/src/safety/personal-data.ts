// Numbers and addresses of a person. They stay in the chat that they were written in: no provider and no memory gets them (characters.md §12).
import { maskContacts } from './contacts.ts'
import { plainForJudging, westernDigits } from './plain-text.ts'
import { STREET } from './streets.ts'

/** Cards, accounts, passports: nine digits and more, however they are grouped. A date has eight. */
const LONG_NUMBER =
  /(?<![\d.,])(?:[A-Z]{2}\d{2}[ -]?(?:[\dA-Z]{4}[ -]?){2,7}[\dA-Z]{1,4}|\d(?:[ .-]?\d){8,18})(?!\d)/g /** Codice fiscale, DNI, NIE: letters and digits of a fixed shape. */
const TAX_CODE = /\b(?:[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]|\d{8}[A-Z]|[XYZ]\d{7}[A-Z])\b/gi

/** The text with cards, phones, addresses and links replaced by words for them. */
export const maskPersonalData = (text: string): string =>
  maskContacts(westernDigits(text)).replace(LONG_NUMBER, '[number]').replace(TAX_CODE, '[number]').replace(STREET, '[address]')

export const holdsPersonalData = (text: string): boolean => {
  const plain = plainForJudging(text)
  return maskPersonalData(plain) !== plain
}
