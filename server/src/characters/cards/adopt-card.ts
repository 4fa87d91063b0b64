// From a card of another program to one that can play here: what the lounge asks for beside it comes from the operator.
import { Card } from '@green-room/contract/characters'
import { AVATAR_COLORS } from '@green-room/contract/art/avatars'
import type { ForeignData } from './card-file.ts'

export interface Casting {
  slug: string
  age: number
  pronouns: 'she' | 'he' | 'they'
  rooms: string[]
}

const STYLE = { minSymbols: 40, maxSymbols: 400, register: 'as the examples show', emoji: 'never', asksShare: 0.5 }

/** The slug that a name makes: 'Zoë van Dam' → 'zoe-van-dam'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 31)

/** Who it is: as the operator says, else as a card of ours says itself. Null where either leaves something open. */
export function castFor(foreign: ForeignData, said: Partial<Casting>): Casting | null {
  const known = Card.safeParse({ spec: 'chara_card_v3', spec_version: '3.0', data: foreign }).data?.data.extensions.green_room
  const { slug = known?.slug ?? slugOf(foreign.nickname || foreign.name), age = known?.age } = said
  const { pronouns = known?.pronouns, rooms = known?.rooms } = said
  return age === undefined || !pronouns || !rooms ? null : { slug, age, pronouns, rooms }
}

/** A card of ours keeps what it says of itself; the casting goes before it. Throws a ZodError where something is out of its bounds. */
export function adoptCard(foreign: ForeignData, casting: Casting): Card {
  const known = (foreign.extensions['green_room'] ?? {}) as Record<string, unknown>
  const entries = foreign.character_book?.entries ?? []
  return Card.parse({
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: {
      ...foreign,
      nickname: foreign.nickname || undefined,
      first_mes: foreign.first_mes || 'Hello. Come in, there is a chair.',
      character_book: {
        ...foreign.character_book,
        entries: entries.map((entry, i) => ({
          ...entry,
          constant: entry.constant ?? undefined,
          // A regular expression of a card is never run.
          enabled: entry.enabled && entry.use_regex !== true && entry.content !== '',
          use_regex: false,
          extensions: { ...entry.extensions, green_room: entry.extensions['green_room'] ?? { id: `story-${i + 1}`, more: [] } },
        })),
      },
      extensions: {
        ...foreign.extensions,
        green_room: {
          schema: 1,
          avatar: { color: AVATAR_COLORS[casting.slug.length % AVATAR_COLORS.length] },
          languages: ['en'],
          style: STYLE,
          facts: [],
          openings: [],
          forbidden: [],
          packs: {},
          ...known,
          ...casting,
        },
      },
    },
  })
}
