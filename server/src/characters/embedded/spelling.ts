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

/** Words and trigrams by number: thousands of lines share them, and a string for each place takes ten times the memory. */
const numbers = new Map<string, number>()
function numberOf(term: string): number {
  const known = numbers.get(term)
  if (known !== undefined) return known
  numbers.set(term, numbers.size)
  return numbers.size - 1
}

/** A set of lines that can be asked how near each of them is to another line, in 0–1. */
export class SpellingIndex {
  /** Numbers of terms, ascending; then for each where its rows begin, its rows, and its weight in each. */
  readonly #terms: Uint32Array
  readonly #starts: Uint32Array
  readonly #rows: Uint16Array
  readonly #weights: Float32Array
  readonly #size: number

  constructor(texts: string[]) {
    this.#size = texts.length
    const postings = new Map<string, [row: number, count: number][]>()
    for (const [row, text] of texts.entries()) {
      for (const [term, count] of trigrams(text)) {
        const posting = postings.get(term)
        if (posting) posting.push([row, count])
        else postings.set(term, [[row, count]])
      }
    }
    const lengths = new Float64Array(texts.length)
    for (const posting of postings.values())
      for (const [row, count] of posting) lengths[row]! += (count * this.#rarity(posting.length)) ** 2
    const ordered = [...postings].map(([term, posting]) => ({ number: numberOf(term), posting })).toSorted((a, b) => a.number - b.number)
    const places = ordered.reduce((sum, { posting }) => sum + posting.length, 0)
    this.#terms = new Uint32Array(ordered.length)
    this.#starts = new Uint32Array(ordered.length + 1)
    this.#rows = new Uint16Array(places)
    this.#weights = new Float32Array(places)
    let at = 0
    for (const [i, { number, posting }] of ordered.entries()) {
      this.#terms[i] = number
      for (const [row, count] of posting) {
        this.#rows[at] = row
        this.#weights[at++] = (count * this.#rarity(posting.length)) / (Math.sqrt(lengths[row]!) || 1)
      }
      this.#starts[i + 1] = at
    }
  }

  /** Cosine of the line with every row, by row. */
  scores(text: string): Float32Array {
    const found = [...trigrams(text)].map(([term, count]) => {
      const place = this.#find(term)
      const [from, to] = place === -1 ? [0, 0] : [this.#starts[place]!, this.#starts[place + 1]!]
      return { from, to, weight: count * this.#rarity(to - from || 0.5) }
    })
    const length = Math.hypot(...found.map(({ weight }) => weight)) || 1
    const scores = new Float32Array(this.#size)
    for (const { from, to, weight } of found)
      for (let i = from; i < to; i++) scores[this.#rows[i]!]! += (weight / length) * this.#weights[i]!
    return scores
  }

  #rarity(rows: number): number {
    return Math.log(1 + this.#size / rows)
  }

  /** The place of a term, -1 where no line has it. */
  #find(term: string): number {
    const wanted = numbers.get(term)
    if (wanted === undefined) return -1
    let [low, high] = [0, this.#terms.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      if (this.#terms[middle] === wanted) return middle
      if (this.#terms[middle]! < wanted) low = middle + 1
      else high = middle - 1
    }
    return -1
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

/** The stems that carry the meaning of a line. */
export const stemsOf = (text: string): Set<string> => new Set(plainWords(text).flatMap((word) => contentWord(word) ?? []))
