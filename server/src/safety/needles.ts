// What has to stand in a text before a pattern can be found in it. There are some three thousand patterns, and to make one ready costs a
// quarter of a millisecond; a text has the words of a handful of them, so only these are ever made ready.

/** A needle shorter than this is found everywhere. */
export const NEEDLE_MIN = 3
const NEEDLES_MAX = 400
/** From this length on the smaller number of needles counts for more. */
const LONG = 6

/** Lists of words: a text that the pattern matches has, in lower case, one of each. The first list is the one found least often. */
export type Needles = string[][]

export const needlesOf = (pattern: string, ofPart: (name: string) => Needles): Needles =>
  new Reader(pattern.toLowerCase(), ofPart).alternatives()

const PLAIN = /[^\\()[\]|?*+{}.^$]+/y
const GROUP = /\((?:\?(?:<[=!]|[:=!]))?/y
const CLASS = /\[(?:\\.|[^\]\\])*\]/sy
const ESCAPED = /\\(?:p\{[^}]*\}|u[\da-f]{4}|.)/sy
const PART = /\{[a-z-]+(?: \d)?\}/y
const REPEAT = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y
const MAY_MISS = /[?*]|\{0[,}]/y

class Reader {
  #source: string
  #at = 0
  #ofPart: (name: string) => Needles
  constructor(source: string, ofPart: (name: string) => Needles) {
    this.#source = source
    this.#ofPart = ofPart
  }

  alternatives(): Needles {
    const ways = [this.#sequence()]
    while (this.#take('|')) ways.push(this.#sequence())
    if (ways.length === 1) return ways[0]!
    const either = ways.flatMap(([first]) => first ?? [])
    return ways.every((way) => way.length > 0) && either.length <= NEEDLES_MAX ? [either] : []
  }

  #sequence(): Needles {
    const all: Needles = []
    for (let symbol = this.#source[this.#at]; symbol !== undefined && symbol !== '|' && symbol !== ')'; symbol = this.#source[this.#at]) {
      const needles = this.#atom(symbol)
      if (!this.#mayMiss()) all.push(...needles)
    }
    return all.toSorted((one, other) => worth(other) - worth(one))
  }

  #atom(symbol: string): Needles {
    if (symbol === '(') return this.#group()
    if (symbol === '{') return this.#ofPart(this.#skip(PART).slice(1, -1))
    if (symbol === '[') this.#skip(CLASS)
    else if (symbol === '\\') this.#skip(ESCAPED)
    else if (symbol === '.' || symbol === '^' || symbol === '$') this.#at++
    else return this.#letters()
    return []
  }

  /** Letters in a row, but for a last one that is repeated. */
  #letters(): Needles {
    const start = this.#at
    this.#skip(PLAIN)
    if (/[?*+{]/.test(this.#source[this.#at] ?? '') && this.#at - start > 1) this.#at--
    const needle = this.#source.slice(start, this.#at)
    return needle.length >= NEEDLE_MIN ? [[needle]] : []
  }

  /** What is looked at, and not matched, stands beside the pattern or not at all. */
  #group(): Needles {
    const isMatched = this.#source[this.#at + 1] !== '?' || this.#source[this.#at + 2] === ':'
    this.#skip(GROUP)
    const needles = this.alternatives()
    this.#take(')')
    return isMatched ? needles : []
  }

  #mayMiss(): boolean {
    MAY_MISS.lastIndex = this.#at
    const mayMiss = MAY_MISS.test(this.#source)
    this.#skip(REPEAT)
    return mayMiss
  }

  #skip(sticky: RegExp): string {
    sticky.lastIndex = this.#at
    const skipped = sticky.exec(this.#source)?.[0] ?? ''
    this.#at += skipped.length
    return skipped
  }

  #take(symbol: string): boolean {
    if (this.#source[this.#at] !== symbol) return false
    this.#at++
    return true
  }
}

/** Long needles are found less often than short ones, few less often than many. */
function worth(needles: string[]): number {
  let length = LONG
  for (const needle of needles) length = Math.min(length, needle.length)
  return length - needles.length / 50
}
