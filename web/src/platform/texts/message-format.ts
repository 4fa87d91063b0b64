import { numbersIn } from '@green-room/contract/numbers'
import { parseMessage, type Part } from './message-parser.ts'

export type Value = string | number | Date
/** What a text becomes: strings and, for tags and arguments that are no text, what stands for them. */
export type Piece<Node> = string | Node
type Values<Node> = Readonly<Record<string, Value | Node | ((inside: Piece<Node>[]) => Node)>>

/** A text of a language, read once. Throws a SyntaxError for a text that is none. */
export function messageFormat(text: string, locale: string, hasTags: boolean) {
  const parts = parseMessage(text, hasTags)
  return <Node>(values: Values<Node>): Piece<Node>[] => format(parts, values, locale, null)
}

function format<Node>(parts: readonly Part[], values: Values<Node>, locale: string, pound: number | null): Piece<Node>[] {
  return parts.flatMap((part): Piece<Node>[] => {
    if (typeof part === 'string') return [part]
    if (part.kind === 'pound') return [numbersIn(locale).grouped(pound ?? 0)]
    const value = values[part.name]
    if (part.kind === 'tag') {
      const inside = format(part.inside, values, locale, pound)
      return typeof value === 'function' ? [(value as (inside: Piece<Node>[]) => Node)(inside)] : inside
    }
    if (part.kind === 'argument') return [shown(value as Value | Node, part.style, locale)]
    const count = Number(value) - part.offset
    return format(caseOf(part, value, locale), values, locale, part.isPlural ? count : pound)
  })
}

function shown<Node>(value: Value | Node, style: 'plain' | 'number' | 'date', locale: string): Piece<Node> {
  if (style === 'number') return numbersIn(locale).grouped(Number(value))
  if (style === 'date' || value instanceof Date) return new Date(value as Value).toLocaleDateString(locale)
  return typeof value === 'number' ? String(value) : value
}

function caseOf(part: Extract<Part, { kind: 'choice' }>, value: unknown, locale: string): readonly Part[] {
  const { cases } = part
  const category = part.isPlural
    ? new Intl.PluralRules(locale, { type: part.isOrdinal ? 'ordinal' : 'cardinal' }).select(Number(value) - part.offset)
    : String(value)
  return (part.isPlural ? cases.get(`=${Number(value)}`) : undefined) ?? cases.get(category) ?? cases.get('other')!
}
