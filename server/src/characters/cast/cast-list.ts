// What an operator does with cards on the command line: look at who there is, take one in as a draft, let it play, send it home.
import { Card } from '@green-room/contract/characters'
import { Look } from '@green-room/contract/art/look'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { ProblemError } from '#server/platform/problem.ts'
import { transact } from '#server/platform/transact.ts'
import { listRoomSlugs } from '#server/rooms/rooms.ts'
import { lookAtCard, playCard, takeIn as keepTaken } from './card-versions.ts'
import type { Fault } from '../cards/judge-card.ts'
import { judgeCard } from '../cards/judge-card.ts'
import { findCard, findCharacter, listCast, setStatus } from '../store.ts'
import { hasStories } from '../stories/stories.ts'

export { findCharacter, listCast }

/** A new one is met by nobody until it is approved; one that is there plays on by its old card until then. */
export const takeIn = async (db: Db, card: Card): Promise<void> => void (await transact(db, (trx) => keepTaken(trx, card, null)))

/** The errors that keep it a draft; none: it is live. Null: there is no such character. */
export const letPlay = (db: Db, slug: string): Promise<Fault[] | null> =>
  transact(db, async (trx) => {
    const look = await lookAtCard(trx, slug).catch(unlessUnknown)
    if (!look) return null
    const { card, faults } = judgeCard(look.draft?.card ?? look.live, {
      rooms: await listRoomSlugs(trx),
      hasStories: await hasStories(trx, look),
    })
    const errors = faults.filter(({ is_grave }) => is_grave)
    if (!card || errors.length > 0) return errors
    if (look.draft) await playCard(trx, look, card, { isDraft: true, by: null })
    await setStatus(trx, slug, 'live')
    return []
  })

/** Takes no new topics; talks that are open go on. */
export const sendHome = async (db: Db, slug: string): Promise<boolean> => (await setStatus(db, slug, 'retired')) > 0

/** With the look that an operator chose, where there is one. Of one that never played, its draft. */
export async function cardOf(db: Db | Trx, slug: string): Promise<Card | undefined> {
  const known = await findCharacter(db, slug)
  const draft = known?.status === 'draft' ? Card.safeParse((await lookAtCard(db, slug)).draft?.card).data : undefined
  const card = draft ?? (known && (await findCard(db, known.member_id)))
  if (!card || !known?.chosen_look) return card
  const { green_room: own } = card.data.extensions
  const look = Look.parse(known.chosen_look)
  return { ...card, data: { ...card.data, extensions: { ...card.data.extensions, green_room: { ...own, look } } } }
}

function unlessUnknown(error: unknown): null {
  if (error instanceof ProblemError && error.code === 'character.not-found') return null
  throw error
}
