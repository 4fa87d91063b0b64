// Numbers and addresses of a person. They stay in the chat that they were written in: no provider and no memory gets them (characters.md §12).
import { pattern } from '../pattern.ts'
import { maskContacts } from './contacts.ts'
import { plainForJudging } from './plain-text.ts'

/** Cards, accounts, passports: nine digits and more, however they are grouped. A date has eight. */
const LONG_NUMBER = /(?<![\d.,])(?:[A-Z]{2}\d{2}[ -]?(?:[\dA-Z]{4}[ -]?){2,7}[\dA-Z]{1,4}|\d(?:[ .-]?\d){8,18})(?!\d)/g
const ADDRESS = pattern('gu')`
    \b\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}'-]+ ){1,3}(?:[Ss]treet|St\.?|[Rr]oad|Rd\.?|[Aa]venue|Ave\.?|[Ll]ane|[Dd]rive|[Bb]oulevard
    |[Ss]quare|[Cc]ourt)(?!\p{L})|\p{Lu}[\p{L}-]+(?:straße|strasse|weg|platz|gasse|allee) \d{1,4}[a-z]?\b
    |\b(?:[Rr]ue|[Vv]ia|[Cc]alle|[Uu]lica|[Uu]l\.) (?:\p{L}+ ){0,3}\p{L}+,? \d{1,4}\b|\b\d{1,4},? (?:bis )?rue (?:\p{L}+ ?){1,4}
  `

/** The text with cards, phones, addresses and links replaced by words for them. */
export const maskPersonalData = (text: string): string => maskContacts(text).replace(LONG_NUMBER, '[number]').replace(ADDRESS, '[address]')

export const holdsPersonalData = (text: string): boolean => {
  const plain = plainForJudging(text)
  return maskPersonalData(plain) !== plain
}
