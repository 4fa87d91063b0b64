// Is this English? Only as much as an engine needs that speaks nothing else: the script, and small words that English does not have.
import type { Language } from '@green-room/contract/characters'
import { plainWords } from './spelling.ts'

const MARKS: Record<Exclude<Language, 'ar'>, string> = {
  en: 'the a an and i im you is are was it its to of in my me for on with that this what how do dont not have has had but so just like be been at we he she they your from about would could can will if or when there some very really no yes think know feel want go',
  de: 'ich du ist und der die das nicht ein eine mir mich dir wie was auf mit bin bist sind habe hast hat wir aber auch noch heute sehr gut kein keine wo warum fur uber schon mein dein mal gern geht ja nein wer',
  fr: 'je tu est et le la les un une des pas que qui mon ma mes ton ta avec pour dans suis es ai as il elle nous vous mais aussi tres bien pourquoi comment ca cest jai moi toi oui quoi sur',
  es: 'yo tu es y el la los las un una de no que mi con para en soy eres estoy estas muy bien pero tambien como donde por porque me te se hoy tengo tienes hay si cuando esta quien',
  it: 'io tu sei e il lo la gli un una di non che mi ti con per in sono sto stai molto bene ma anche come dove perche ho hai oggi questo cosa chi una della mia mio',
  pl: 'ja ty jest i nie to ze sie na w z do jestem jestes mam masz co jak gdzie dlaczego czy ale tez bardzo dobrze dzisiaj moj moja ten ta tu kto',
}
const WORDS = new Map(Object.entries(MARKS).map(([language, words]) => [language as Language, new Set(words.split(' '))]))

/** The language of a line where it is clearly not English; 'en' when in doubt, 'unknown' for a script that none of our languages uses. */
export function speechOf(text: string): Language | 'unknown' {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length === 0) return 'en'
  if (letters.filter((letter) => /\p{Script=Arabic}/u.test(letter)).length > letters.length / 2) return 'ar'
  if (letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length < letters.length / 2) return 'unknown'
  const words = plainWords(text)
  if (words.length < 2) return 'en'
  const counts = [...WORDS].map(([language, marks]) => ({ language, count: words.filter((word) => marks.has(word)).length }))
  const english = counts.find(({ language }) => language === 'en')!.count
  const [best] = counts.filter(({ language }) => language !== 'en').toSorted((a, b) => b.count - a.count)
  const share = best!.count / words.length
  return best!.count >= 2 && best!.count > english && share >= 0.34 ? best!.language : 'en'
}
