// A character's card as a file: JSON, or a PNG picture that carries it, of Character Card V2 or V3, from any program.
import type { Card } from '@green-room/contract/characters'
import * as z from 'zod/mini'
import { isPng, readPngTexts, writePngTexts } from './png-text.ts'

const text = z._default(z.string(), '')
const texts = z._default(z.array(z.string()), [])

const ForeignEntry = z.looseObject({
  keys: texts,
  content: text,
  enabled: z._default(z.boolean(), true),
  insertion_order: z._default(z.number(), 100),
  constant: z.optional(z.nullable(z.boolean())),
  use_regex: z.optional(z.nullable(z.boolean())),
  extensions: z._default(z.record(z.string(), z.unknown()), {}),
})
/** What the two versions share. Keys that nobody here knows stay. */
export const ForeignData = z.looseObject({
  name: z.string().check(z.minLength(1)),
  nickname: z.optional(z.nullable(z.string())),
  description: text,
  personality: text,
  scenario: text,
  first_mes: text,
  mes_example: text,
  alternate_greetings: texts,
  tags: texts,
  character_book: z.optional(z.nullable(z.looseObject({ entries: z._default(z.array(ForeignEntry), []) }))),
  extensions: z._default(z.record(z.string(), z.unknown()), {}),
})
export type ForeignData = z.infer<typeof ForeignData>
const ForeignCard = z.object({ spec: z.enum(['chara_card_v2', 'chara_card_v3']), data: ForeignData })

/** More than twice our longest. Each word of a card is looked at each time that somebody opens it. */
const CARD_BYTES_MAX = 400_000

export class UnreadableCard extends Error {}

/** The data of the card in a file; of a picture that carries both versions, the newer. Throws UnreadableCard with a sentence for its user. */
export function readCardFile(file: Buffer): ForeignData {
  const source = isPng(file) ? textOfPicture(file) : file.toString('utf8').replace(/^\uFEFF/, '')
  if (source.length > CARD_BYTES_MAX) throw new UnreadableCard('This card is too long: at most 400 KB of text are read.')
  let value: unknown
  try {
    value = JSON.parse(source, storable)
  } catch (error) {
    if (error instanceof UnreadableCard) throw error
    throw new UnreadableCard('This is neither JSON nor a PNG picture that carries a card.')
  }
  // The first version had no frame.
  const parsed = ForeignCard.safeParse(isFramed(value) ? value : { spec: 'chara_card_v2', data: value })
  if (parsed.success) return parsed.data.data
  const [issue] = parsed.error.issues
  throw new UnreadableCard(`This is no character card: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'unknown'}.`)
}

/** What no database keeps is no text: U+0000, and half a symbol. */
function storable(name: string, value: unknown): unknown {
  const isText = (one: string): boolean => one.isWellFormed() && !one.includes('\0')
  if (!isText(name) || (typeof value === 'string' && !isText(value))) throw new UnreadableCard('This card holds symbols that are no text.')
  return value
}

function textOfPicture(file: Buffer): string {
  const found = readPngTexts(file)
  const carried = found.get('ccv3') ?? found.get('chara')
  if (carried === undefined) throw new UnreadableCard('This picture carries no character card.')
  return Buffer.from(carried, 'base64').toString('utf8')
}

const isFramed = (value: unknown): boolean => typeof value === 'object' && value !== null && 'spec' in value

export const cardAsJson = (card: Card): Buffer => Buffer.from(`${JSON.stringify(card, null, 2)}\n`)

/** A picture that carries the card in both versions, so that older programs read it too. */
export function cardAsPng(card: Card, picture: Buffer): Buffer {
  const older = { ...card, spec: 'chara_card_v2', spec_version: '2.0' }
  const carried = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')
  return writePngTexts(picture, { ccv3: carried(card), chara: carried(older) })
}
