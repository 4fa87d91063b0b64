// The fields of a card as they are written in the browser: texts and lists under short names. What a card has beside them stays as it is.
import type { CardFields } from '@green-room/contract/backoffice/characters'

/** A card as it is stored: a draft need not hold to the rules yet. */
export type Loose = Record<string, unknown>
type Entry = Loose & { extensions?: { green_room?: { id?: string; more?: string[] } } }

const OF_DATA = [
  'name',
  'nickname',
  'description',
  'personality',
  'scenario',
  'first_mes',
  'alternate_greetings',
  'mes_example',
  'system_prompt',
  'post_history_instructions',
  'tags',
] as const
const OF_OWN = ['age', 'pronouns', 'capacity', 'rooms', 'languages', 'forbidden', 'style', 'lines', 'about', 'openings', 'facts'] as const

export const dataOf = (card: Loose): Loose => card['data'] as Loose
export const ownOf = (card: Loose): Loose => (dataOf(card)['extensions'] as Loose)['green_room'] as Loose
const entriesOf = (card: Loose): Entry[] => (dataOf(card)['character_book'] as { entries: Entry[] }).entries

export function fieldsOf(card: Loose): CardFields {
  const [data, own] = [dataOf(card), ownOf(card)]
  const lore = entriesOf(card).map((entry, i) => ({
    id: idOf(entry, i),
    keys: entry['keys'] as string[],
    content: entry['content'] as string,
    more: entry.extensions?.green_room?.more ?? [],
    enabled: entry['enabled'] !== false,
    constant: entry['constant'] === true,
  }))
  return {
    ...(Object.fromEntries(OF_DATA.map((name) => [name, data[name] ?? ''])) as CardFields),
    ...(Object.fromEntries(OF_OWN.flatMap((name) => (name in own ? [[name, own[name]]] : []))) as CardFields),
    lore,
  }
}

/** The card with these fields written over; the others stay. */
export function withFields(card: Loose, fields: CardFields): Loose {
  const given = (names: readonly (keyof CardFields)[]): Loose =>
    Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, tidied(name, fields[name])]])))
  const data = { ...dataOf(card), ...given(OF_DATA) }
  if (data['nickname'] === '') delete data['nickname']
  const extensions = { ...(data['extensions'] as Loose), green_room: { ...ownOf(card), ...given(OF_OWN) } }
  const book = fields.lore
    ? { ...(data['character_book'] as Loose), entries: loreInto(entriesOf(card), fields.lore) }
    : data['character_book']
  return { ...card, data: { ...data, extensions, character_book: book } }
}

/** Without blank lines of lists, and without languages that nothing was written for. */
function tidied(name: string, value: unknown): unknown {
  const isBlank = (one: unknown): boolean =>
    one === '' || (typeof one === 'object' && one !== null && Object.values(one).every((text) => text === ''))
  if (name === 'lines' || name === 'about') return Object.fromEntries(Object.entries(value as Loose).filter(([, one]) => !isBlank(one)))
  if (!Array.isArray(value)) return value
  const rows = value.filter((one) => one !== '') as unknown[]
  return name === 'facts' ? (rows as { ask: string[]; keywords: string[] }[]).map(withoutBlanks) : rows
}
const withoutBlanks = <Fact extends { ask: string[]; keywords: string[] }>(fact: Fact): Fact => ({
  ...fact,
  ask: fact.ask.filter(Boolean),
  keywords: fact.keywords.filter(Boolean),
})

function loreInto(entries: Entry[], lore: NonNullable<CardFields['lore']>): Entry[] {
  const known = new Map(entries.map((entry, i) => [idOf(entry, i), entry]))
  return lore.map(({ id, keys, content, more, enabled, constant }) => {
    const { constant: _was, ...entry }: Entry = known.get(id) ?? { insertion_order: 100, use_regex: false }
    return {
      ...entry,
      keys: keys.filter(Boolean),
      content,
      enabled,
      ...(constant && { constant }),
      extensions: { ...entry.extensions, green_room: { ...entry.extensions?.green_room, id, more: more.filter(Boolean) } },
    }
  })
}
const idOf = (entry: Entry, i: number): string => entry.extensions?.green_room?.id ?? `story-${i + 1}`
