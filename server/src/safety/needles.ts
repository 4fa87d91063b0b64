// What has to stand in a text before a pattern can be found in it. There are some three thousand patterns, and to make one ready costs a
// quarter of a millisecond; a text has the words of a handful of them, so only these are ever made ready.

/** A needle shorter than this is found everywhere. */
export const NEEDLE_MIN = 3
const NEEDLES_MAX = 96
const WELL_LONG = 6

interface Part {
  /** All that the part can be; null where that is much or unknown. */
  all: string[] | null
  /** One of these is in whatever the part matches; null where nothing is known. */
  some: string[] | null
}
const ANYTHING: Part = { all: null, some: null }
const NOTHING: Part = { all: [''], some: null }

/** One of these stands, in lower case, in every text that the pattern matches; null where it may match without. */
export function needlesOf(source: string): string[] | null {
  const part = new Reader(source).alternatives()
  return part.all && isLong(part.all) ? part.all : part.some
}

const isLong = (needles: string[]): boolean => needles.every((needle) => needle.length >= NEEDLE_MIN)
const union = (lists: string[][]): string[] => [...new Set(lists.flat())]

/** Of two lists the one that is found less often: longer needles first, then fewer. */
function rarer(one: string[] | null, other: string[] | null): string[] | null {
  if (one === null || other === null) return one ?? other
  const worth = (list: string[]): number => Math.min(WELL_LONG, ...list.map((needle) => needle.length)) - list.length / 50
  return worth(one) >= worth(other) ? one : other
}

class Reader {
  #source: string
  #at = 0
  constructor(source: string) {
    this.#source = source
  }

  alternatives(): Part {
    const parts = [this.#sequence()]
    while (this.#take('|')) parts.push(this.#sequence())
    if (parts.length === 1) return parts[0]!
    const all = parts.every((part) => part.all) ? union(parts.map((part) => part.all!)) : null
    if (all && all.length <= NEEDLES_MAX) return { all, some: null }
    const lists = parts.map((part) => (part.all && isLong(part.all) ? part.all : part.some))
    const some = lists.every((list) => list !== null) ? union(lists) : null
    return { all: null, some: some && some.length <= NEEDLES_MAX * 4 ? some : null }
  }

  #sequence(): Part {
    let run = ['']
    let some: string[] | null = null
    let isAll = true
    const end = (): void => {
      if (isLong(run)) some = rarer(some, run)
      run = ['']
      isAll = false
    }
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at]!)) {
      const part = this.#repeated(this.#atom())
      if (part.all === null) {
        end()
        some = rarer(some, part.some)
      } else {
        if (run.length * part.all.length > NEEDLES_MAX) end()
        run = union([run.flatMap((start) => part.all!.map((rest) => start + rest))])
        if (part.some) end() // repeated: what follows stands elsewhere
      }
    }
    if (isAll) return { all: run, some: null }
    end()
    return { all: null, some }
  }

  #repeated(part: Part): Part {
    const [sign, least] = /^(?:([?*+])|\{(\d+)(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at, this.#at + 9)) ?? []
    if (sign === undefined) return part
    this.#at += sign.length
    if (sign.startsWith('?')) return part.all && part.all.length < NEEDLES_MAX ? { all: union([[''], part.all]), some: null } : ANYTHING
    if (sign.startsWith('*') || Number(least) === 0) return ANYTHING
    return part.all ? { all: part.all, some: part.all } : part
  }

  #atom(): Part {
    const symbol = this.#source[this.#at++]!
    if (symbol === '(') return this.#group()
    if (symbol === '[') return this.#class()
    if (symbol === '\\') return this.#escaped()
    if (symbol === '^' || symbol === '$') return NOTHING
    return symbol === '.' ? ANYTHING : { all: [symbol.toLowerCase()], some: null }
  }

  #group(): Part {
    const sign = /^\?(?:<[=!]|[:=!])/.exec(this.#source.slice(this.#at, this.#at + 3))?.[0] ?? ''
    this.#at += sign.length
    const part = this.alternatives()
    this.#at++
    return sign === '' || sign === '?:' ? part : NOTHING // what is looked at stands beside the pattern or not at all
  }

  #class(): Part {
    const start = this.#at
    while (this.#source[this.#at] !== ']') this.#at += this.#source[this.#at] === '\\' ? 2 : 1
    const symbols = this.#source.slice(start, this.#at++)
    return /^\^|\\|.-./.test(symbols) || symbols.length > 4 ? ANYTHING : { all: union([[...symbols.toLowerCase()]]), some: null }
  }

  #escaped(): Part {
    const symbol = this.#source[this.#at++]!
    if (/[pPu]/.test(symbol)) this.#at += /^(?:\{[^}]*\}|[\da-f]{4})/i.exec(this.#source.slice(this.#at))![0].length
    if (symbol === 'b' || symbol === 'B') return NOTHING
    return /[a-z]/i.test(symbol) ? ANYTHING : { all: [symbol], some: null }
  }

  #take(symbol: string): boolean {
    if (this.#source[this.#at] !== symbol) return false
    this.#at++
    return true
  }
}
