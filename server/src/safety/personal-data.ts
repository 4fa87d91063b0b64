// Numbers and addresses of a person. They stay in the chat that they were written in: no provider and no memory gets them.
import { maskContacts } from './contacts.ts'
import { plainForJudging, westernDigits } from './plain-text.ts'
import { rulesOf } from './rules.ts'

/** Cards, accounts, passports: nine digits and more, however they are grouped. A date has eight. */
const LONG_NUMBER = /(?<![\d.,])(?:[A-Z]{2}\d{2}[ -]?(?:[\dA-Z]{4}[ -]?){2,7}[\dA-Z]{1,4}|\d(?:[ .-]?\d){8,18})(?!\d)/g
/** Codice fiscale, DNI, NIE: letters and digits of a fixed shape. */
const TAX_CODE = /\b(?:[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]|\d{8}[A-Z]|[XYZ]\d{7}[A-Z])\b/gi

/** The text with cards, phones, addresses and links replaced by words for them. */
export function maskPersonalData(text: string): string {
  const masked = maskContacts(westernDigits(text)).replace(LONG_NUMBER, '[number]').replace(TAX_CODE, '[number]')
  return rulesOf('streets', 'common').without(masked, '[address]')
}

export const holdsPersonalData = (text: string): boolean => {
  const plain = plainForJudging(text)
  return maskPersonalData(plain) !== plain
}

export const holdsStreet = (text: string): boolean => rulesOf('streets', 'common').hear(text)
