// The situations of the bank, packs/en/bank/*.jsonl, one a line: read where they lie, for in memory they would take 15 MB.
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { formal } from './informal.ts'
import { keyOf } from './vector-store.ts'

const BANK = new URL('./packs/en/bank/', import.meta.url)
const NEW_LINE = 10

/** What readers tell or ask, in several wordings, with what anybody of the cast may answer; `more` goes on with it a turn or two later. */
export interface Situation {
  id: string
  like: string[]
  say: string[]
  more: string[]
}

interface Place {
  file: number
  from: number
  bytes: number
}

export class BankSituations {
  readonly #files: number[] = []
  readonly #places: Place[] = []
  readonly #byId = new Map<string, number>()

  constructor() {
    const names = readdirSync(BANK).filter((name) => name.endsWith('.jsonl')).toSorted() // prettier-ignore
    for (const [file, name] of names.entries()) {
      const url = new URL(name, BANK)
      const text = readFileSync(url)
      this.#files.push(openSync(url, 'r'))
      for (let from = 0; from < text.length;) {
        const end = text.indexOf(NEW_LINE, from)
        const bytes = (end === -1 ? text.length : end) - from
        if (bytes > 0) this.#places.push({ file, from, bytes })
        from += bytes + 1
      }
    }
    for (let place = 0; place < this.size; place++) this.#byId.set(this.at(place).id, place)
  }

  get size(): number {
    return this.#places.length
  }

  at(place: number): Situation {
    const { file, from, bytes } = this.#places[place]!
    const line = Buffer.allocUnsafe(bytes)
    readSync(this.#files[file]!, line, 0, bytes, from)
    return JSON.parse(line.toString('utf8')) as Situation
  }

  find(id: string): Situation | undefined {
    const place = this.#byId.get(id)
    return place === undefined ? undefined : this.at(place)
  }

  all(): Situation[] {
    return Array.from({ length: this.size }, (_, place) => this.at(place))
  }

  /** What the packed vectors were made from. */
  hash(): string {
    return keyOf(this.all().map(({ like }) => like.map(formal).join('\n')).join('\n\n')) // prettier-ignore
  }

  close(): void {
    for (const file of this.#files) closeSync(file)
  }
}
