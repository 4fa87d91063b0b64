// How alike two lines are spelled: whole words and trigrams, rare ones weighing more. It knows no meaning and no language, needs no model,
// and catches what sentence vectors miss: names, typing errors, short lines.

export type Terms = Map<string, number>

/** Letters and digits in lower case without marks: the form in which lines are compared. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean)

/** Words count twice, trigrams inside word borders once: 'heyy' still meets 'hey', 'hay' hardly does. */
export function trigrams(text: string): Terms {
  const terms: Terms = new Map()
  const add = (term: string, weight: number) => terms.set(term, (terms.get(term) ?? 0) + weight)
  for (const word of plainWords(text)) {
    add(`=${word}`, 2)
    const bordered = `^${word}$`
    for (let i = 0; i + 3 <= bordered.length; i++) add(bordered.slice(i, i + 3), 1)
  }
  return terms
}

/** A set of lines that can be asked how near each of them is to another line, in 0–1. */
export class SpellingIndex {
  /** Row, weight, row, weight, … for each term: pairs in arrays of their own take four times the memory. */
  readonly #postings = new Map<string, number[]>()
  readonly #size: number

  constructor(texts: string[]) {
    this.#size = texts.length
    const rows = texts.map(trigrams)
    const frequency = new Map<string, number>()
    for (const row of rows) for (const term of row.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1)
    rows.forEach((terms, row) => {
      for (const [term, weight] of this.#weigh(terms, (each) => frequency.get(each))) {
        const posting = this.#postings.get(term)
        if (posting) posting.push(row, weight)
        else this.#postings.set(term, [row, weight])
      }
    })
  }

  /** Cosine of the line with every row, by row. */
  scores(text: string): Float32Array {
    const scores = new Float32Array(this.#size)
    const rowsWith = (term: string): number | undefined => {
      const posting = this.#postings.get(term)
      return posting && posting.length / 2
    }
    for (const [term, weight] of this.#weigh(trigrams(text), rowsWith)) {
      const posting = this.#postings.get(term) ?? []
      for (let i = 0; i < posting.length; i += 2) scores[posting[i]!]! += weight * posting[i + 1]!
    }
    return scores
  }

  #weigh(terms: Terms, frequencyOf: (term: string) => number | undefined): Terms {
    const weighed = new Map([...terms].map(([term, count]) => [term, count * Math.log(1 + this.#size / (frequencyOf(term) ?? 0.5))]))
    const length = Math.hypot(...weighed.values()) || 1
    return new Map([...weighed].map(([term, weight]) => [term, weight / length]))
  }
}

const STOP_WORDS = new Set(
  `a about after again all also always am an and another any anyone anything are as at away back be because been before being best better big bit but by can cant come could day days did didnt do does doesnt doing dont done down
  each else even ever every everyone everything feel few find for from fun get getting give go going gone good got great had has hasnt have havent having he hello her here hers hey hi him his how i id if ill im in into is isnt it its ive just keep kind know
  last later least left less let life like little long look lot love made make many may maybe me mean might mine more most much must my myself name need never new next nice no nobody none not nothing now of off often ok okay old on once one only or other our out over own
  people person please put quite rather real really right said same say see seen she should so some someone something sometimes soon still stuff such sure take talk tell than thank thanks that thats the their them then there these they thing things think this those though
  thought through time to today together told tomorrow tonight too took tried try two under until up us use used very want was wasnt way we week well went were what whats when where which while who why will wish with without wont work would wouldnt year years yes yesterday yet you your youre yours
  favourite favorite much ask asked hear heard start started stop anything whole first sound happen happened happens stay`
    .split(/\s+/)
    .filter(Boolean),
)

/** The stem of a word that carries meaning, null for one that does not: plural, -ing and -ed fall away, roughly. */
export function contentWord(word: string): string | null {
  if (STOP_WORDS.has(word) || word.length < 3) return null
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 5 && /(?:ing|ed)$/.test(word)) return word.replace(/(?:ing|ed)$/, '').replace(/([^aeiouls])\1$/, '$1')
  if (word.length > 4 && /(?:s|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && /[^su]s$/.test(word)) return word.slice(0, -1)
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word
}
