// Drafts of cards, and all that a character has spoken by. What is published is copied to where every talk reads its card.
import type { Card } from '@green-room/contract/characters'
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import type { Loose } from '../cards/card-fields.ts'
import { findCharacter, setRegularRooms, setStatus, upsertCharacter } from '../store.ts'

export type Standing = 'draft' | 'live' | 'resting' | 'retired'
export type CardLook = {
  id: string
  slug: string
  status: Standing
  /** What talks read; of one that never played, what was taken in. */
  live: Loose
  draft: { card: Loose; at: Date; by: string | null } | null
  versions: { no: number; at: Date; by: string | null }[]
  /** The version that plays; null: none did yet. */
  no: number | null
  /** A mark of what plays and of the draft. */
  version: string
}

/** Throws `character.not-found`. Two that change a card wait for each other here. */
export async function lookAtCard(at: Db | Trx, slug: string): Promise<CardLook> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`card:${slug}`}, 7106))`.execute(at)
  const row = await at
    .selectFrom('character')
    .select(['member_id', 'status', 'card', 'card_hash'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) throw problem('character.not-found')
  const kept = await at
    .selectFrom('card_version as v')
    .leftJoin('member as m', 'm.id', 'v.operator_id')
    .select(['v.id', 'v.no', 'v.revision', 'v.at', 'm.name as by'])
    .select(sql<Loose | null>`CASE WHEN v.no IS NULL THEN v.card END`.as('card'))
    .where('v.character_id', '=', row.member_id)
    .orderBy('v.no', 'desc')
    .execute()
  const draft = kept.find(({ no }) => no === null)
  const versions = kept.flatMap(({ no, at: written, by }) => (no === null ? [] : [{ no, at: written, by }]))
  const status = row.status as Standing
  return {
    id: row.member_id,
    slug,
    status,
    live: row.card as Loose,
    draft: draft ? { card: draft.card!, at: draft.at, by: draft.by } : null,
    versions,
    no: versions[0]?.no ?? (status === 'draft' ? null : 1),
    version: `${row.card_hash.toString('hex').slice(0, 12)}.${draft ? `${draft.id}-${draft.revision}` : versions.length}`,
  }
}

export async function keepDraft(trx: Trx, characterId: string, card: Loose, by: string | null): Promise<void> {
  const row = { card: JSON.stringify(card), operator_id: by }
  await trx
    .insertInto('card_version')
    .values({ character_id: characterId, ...row })
    .onConflict((known) =>
      known
        .column('character_id')
        .where('no', 'is', null)
        .doUpdateSet({ ...row, revision: sql<number>`card_version.revision + 1`, at: sql<Date>`clock_timestamp()` }),
    )
    .execute()
}
export const dropDraft = (trx: Trx, characterId: string) =>
  trx.deleteFrom('card_version').where('character_id', '=', characterId).where('no', 'is', null).execute()

/** A new character is nobody's to meet until its draft is published; the one that is there goes on playing meanwhile. */
export async function takeIn(trx: Trx, card: Card, by: string | null): Promise<{ id: string; isNew: boolean }> {
  const { slug } = card.data.extensions.green_room
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`card:${slug}`}, 7106))`.execute(trx)
  const known = await findCharacter(trx, slug)
  const id = known?.member_id ?? (await upsertCharacter(trx, card))
  if (!known) await setStatus(trx, slug, 'draft')
  await keepDraft(trx, id, card, by)
  return { id, isNew: !known }
}

/** Throws `content.not-found`, `version.unchanged`. A version, or the draft. */
export async function pickCard(at: Db | Trx, { id, draft, live, no: playing }: CardLook, no: number | null): Promise<Loose> {
  const kept = no === null ? draft : await findVersion(at, id, no)
  // What nobody has written over yet stands as it was taken in.
  const found = kept ?? (no === playing ? { card: live } : null)
  if (!found) throw problem('content.not-found')
  if (playing !== null && JSON.stringify(found.card) === JSON.stringify(live)) throw problem('version.unchanged')
  return found.card
}
async function findVersion(at: Db | Trx, id: string, no: number): Promise<{ card: Loose } | undefined> {
  const row = await at.selectFrom('card_version').select('card').where('character_id', '=', id).where('no', '=', no).executeTakeFirst()
  return row && { card: row.card as Loose }
}

/** From the next reply on the character speaks by this card. What it spoke by until now is kept as the version before. */
export async function playCard(
  trx: Trx,
  look: CardLook,
  card: Card,
  { isDraft, by }: { isDraft: boolean; by: string | null },
): Promise<number> {
  const first = look.versions.length === 0 && look.no !== null
  if (first)
    await trx
      .insertInto('card_version')
      .values({ character_id: look.id, no: 1, card: JSON.stringify(look.live) })
      .execute()
  const no = (look.no ?? 0) + 1
  const text = JSON.stringify(card)
  await upsertCharacter(trx, card)
  await setRegularRooms(trx, look.id, card.data.extensions.green_room.rooms)
  if (look.status === 'draft') await setStatus(trx, look.slug, 'live')
  await trx.insertInto('card_version').values({ character_id: look.id, no, card: text, operator_id: by }).execute()
  if (isDraft) await dropDraft(trx, look.id)
  return no
}

/** Characters whose card was written here: what the product ships doesn't lie over it. */
export const isWrittenHere = async (at: Db | Trx, slug: string): Promise<boolean> =>
  (await at
    .selectFrom('card_version')
    .innerJoin('character', 'character.member_id', 'card_version.character_id')
    .select('card_version.id')
    .where('character.slug', '=', slug)
    .where('card_version.no', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
