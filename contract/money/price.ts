// One price for both ends: what the composer shows is what the server charges (docs/product/money.md).
export const MESSAGE_SYMBOLS_MAX = 500
export const CLUSTER_CODE_POINTS_MAX = 16
export const ATTACHMENT_TYPES = ['image', 'document', 'audio', 'video'] as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]

/** Prices in points with at most two decimals, as settings carry them. */
export type Prices = Record<'message_symbol_cost' | `${AttachmentType}_attachment_cost`, number>

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Below this, every code unit of the stored form is a symbol of its own (line ends are single). */
const MAY_JOIN = /[\u0300-\uffff]/
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The text as it is stored and counted: line ends as LF, NFC, trimmed. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').normalize('NFC').trim()

/** True for a text in which nothing can be seen. */
export const isBlank = (text: string): boolean => !VISIBLE.test(plainText(text))

/** User-perceived characters of the stored form. Spaces and line breaks inside count. */
export function countSymbols(text: string): number {
  const plain = plainText(text)
  if (!MAY_JOIN.test(plain)) return plain.length
  let count = 0
  for (const _ of segmenter.segment(plain)) count++
  return count
}

/** True where a single symbol hides a text: a cluster of more than 16 code points (the longest real emoji has 10). */
export function hidesText(text: string): boolean {
  const plain = plainText(text)
  if (!MAY_JOIN.test(plain)) return false
  for (const { segment } of segmenter.segment(plain)) if (Array.from(segment).length > CLUSTER_CODE_POINTS_MAX) return true
  return false
}

/** Unknown kinds are charged as documents. */
export const attachmentType = (value: string | undefined): AttachmentType => ATTACHMENT_TYPES.find((type) => type === value) ?? 'document'

/** Points to hundredths of a point, the unit of the ledger. Throws a RangeError where more than two decimals are meant. */
export function toUnits(points: number): number {
  const units = Math.round(points * 100)
  if (!Number.isSafeInteger(units) || Math.abs(points * 100 - units) > 1e-6) throw new RangeError(`not a number of points: ${points}`)
  return units
}
/** Units of any number, to be compared with others: a price that somebody says they were shown. Never throws. */
export const nearestUnits = (points: number): number => Math.round(points * 100)
export const toPoints = (units: number | bigint): number => Number(units) / 100

/** The price of a message in hundredths of a point: symbols × symbol cost + the cost of each file. Integers throughout. */
export function priceUnits(text: string, files: readonly AttachmentType[], prices: Prices): number {
  return files.reduce(
    (sum, file) => sum + toUnits(prices[`${file}_attachment_cost`]),
    (isBlank(text) ? 0 : countSymbols(text)) * toUnits(prices.message_symbol_cost),
  )
}
/** The same in points, for showing and for the wire. */
export const price = (text: string, files: readonly AttachmentType[], prices: Prices): number => toPoints(priceUnits(text, files, prices))
