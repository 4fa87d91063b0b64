// Numbers as they are read. Thousands stand apart and digits are Latin in every language; what stands before the decimals is the language's own.
export type Numbers = {
  /** Before the decimals: a point, or a comma. */
  mark: string
  grouped(count: number | bigint): string
  /** 1240 → '1 240', 7.1 → '7.10'. `isFull` keeps two decimals always, as the header's balance does. */
  points(amount: number, isFull?: boolean): string
  /** With its sign, for lists of what came and went. */
  signedPoints(amount: number): string
  /** '€ 25.00', '¥ 1 713'. The symbol stands before the sum in every language; each currency has its own decimals. */
  money(amount: number, symbol?: string, digits?: number): string
  fileSize(bytes: number): string
}
const NBSP = '\u00a0'
const MINUS = '−'
const known = new Map<string, Numbers>()

/** `gap` is what stands between thousands, and between a sum and its symbol. */
export function numbersIn(language: string, gap = NBSP, minus = MINUS): Numbers {
  const id = language + gap + minus
  const numbers = known.get(id) ?? makeNumbers(language, gap, minus)
  known.set(id, numbers)
  return numbers
}

function makeNumbers(language: string, gap: string, minus: string): Numbers {
  const mark = markOf(language)
  const byte = language === 'fr' ? 'o' : 'B'
  const written = (digits: string): string => {
    const [whole = '', ...decimals] = digits.replace('-', minus).split('.')
    return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, gap), ...decimals].join(mark)
  }
  const points = (amount: number, isFull = false): string => written(isFull ? amount.toFixed(2) : amount.toFixed(2).replace(/\.00$/, ''))
  return {
    mark,
    points,
    grouped: (count) => written(String(count)),
    signedPoints: (amount) => (amount > 0 ? '+' : '') + points(amount),
    money: (amount, symbol = '€', digits = 2) => `${symbol}${gap}${written(amount.toFixed(digits))}`,
    fileSize(bytes) {
      if (bytes < 1024) return `${bytes}${gap}${byte}`
      if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)}${gap}K${byte}`
      return `${written((bytes / (1024 * 1024)).toFixed(1).replace(/\.0$/, ''))}${gap}M${byte}`
    },
  }
}

/** An operator may name a language by a code that is none. */
function markOf(language: string): string {
  try {
    const parts = new Intl.NumberFormat(`${language}-u-nu-latn`).formatToParts(0.5)
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  } catch {
    return '.'
  }
}
