// What an operator does with cards: look at who there is, take one in as a draft, let it play, send it home.
import type { Card } from '@green-room/contract/characters'
import { Look } from '@green-room/contract/look'
import type { Db } from '#server/platform/database.ts'
import { transact } from '#server/platform/transact.ts'
import { findCard, findCharacter, listCast, setRegularRooms, setStatus, upsertCharacter } from './store.ts'
import { lintCard, type Remark } from './cards/lint-card.ts'

export { findCharacter, listCast }

/** A new card is a draft; one that is there already is replaced and becomes a draft again. */
export const takeIn = (db: Db, card: Card): Promise<void> =>
  transact(db, async (trx) => {
    const { slug, rooms } = card.data.extensions.green_room
    const id = await upsertCharacter(trx, card)
    await setStatus(trx, slug, 'draft')
    await setRegularRooms(trx, id, rooms)
  })

/** The errors that keep it a draft; none: it is live. Null: there is no such character. */
export const letPlay = (db: Db, slug: string): Promise<Remark[] | null> =>
  transact(db, async (trx) => {
    const known = await findCharacter(trx, slug)
    const card = known && (await findCard(trx, known.member_id))
    if (!card) return null
    const errors = lintCard(card).filter(({ isError }) => isError)
    if (errors.length === 0) await setStatus(trx, slug, 'live')
    return errors
  })

/** Takes no new topics; talks that are open go on. */
export const sendHome = async (db: Db, slug: string): Promise<boolean> => (await setStatus(db, slug, 'retired')) > 0

/** With the look that an operator chose, where there is one. */
export async function cardOf(db: Db, slug: string): Promise<Card | undefined> {
  const known = await findCharacter(db, slug)
  const card = known && (await findCard(db, known.member_id))
  if (!card || !known.chosen_look) return card
  const { green_room: own } = card.data.extensions
  const look = Look.parse(known.chosen_look)
  return { ...card, data: { ...card.data, extensions: { ...card.data.extensions, green_room: { ...own, look } } } }
}
