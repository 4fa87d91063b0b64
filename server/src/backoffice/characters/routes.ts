import * as doors from '@green-room/contract/backoffice/characters'
import { LANGUAGES } from '@green-room/contract/characters'
import { dropDraft, keepDraft, lookAtCard } from '#server/characters/cast/card-versions.ts'
import { fieldsOf, ownOf, withFields } from '#server/characters/cards/card-fields.ts'
import { judgeCard } from '#server/characters/cards/judge-card.ts'
import { listDeskCast } from '#server/characters/cast/desk-cast.ts'
import { hasStories } from '#server/characters/stories/stories.ts'
import { localized } from '#server/content/localized.ts'
import { problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/http/serve.ts'
import { listAllRooms } from '#server/rooms/stock.ts'
import { actorOf } from '../acts/act.ts'
import { serveAct } from '../acts/serve-act.ts'
import type { Desk } from '../acts/desk.ts'
import { characterActs } from './acts.ts'
import { fileRoutes } from './file-routes.ts'
import { presentCast } from './present.ts'
import { changesOf, note, seenCard } from './seen-card.ts'
import { storyRoutes, toldBy } from './story-routes.ts'

export function characterDeskRoutes(desk: Desk): void {
  const { app, lounge } = desk
  const { db } = lounge

  const homes = async () => (await listAllRooms(db)).map(({ slug, title }) => ({ slug, title: localized(title, 'en') }))

  serve(app, doors.listCast, async () => ({ payload: { rows: await presentCast(db, null), rooms: await homes() } }))
  serve(app, doors.openCharacter, async ({ input: { slug } }) => {
    const look = await lookAtCard(db, slug)
    const [rooms, [row], tells] = await Promise.all([homes(), presentCast(db, look.id), hasStories(db, look)])
    const card = look.draft?.card ?? look.live
    const slugs = new Set(rooms.map((room) => room.slug))
    const age = ownOf(card)['age']
    return {
      payload: {
        ...row!,
        age: typeof age === 'number' ? age : null,
        fields: fieldsOf(card),
        changed: changesOf(look),
        faults: judgeCard(card, { rooms: slugs, hasStories: tells, hasPicture: row!.has_picture }).faults,
        version: look.version,
        no: look.no,
        draft: look.draft && { at: look.draft.at.toISOString(), by: look.draft.by },
        versions: look.versions.map(({ no, at, by }) => ({ no, at: by === null ? null : at.toISOString(), by })),
        stories: await toldBy(db, look),
        all_rooms: rooms,
        all_languages: [...LANGUAGES],
      },
    }
  })
  serve(app, doors.saveCard, async ({ input: { slug, fields, version }, caller, once, request }) => ({
    payload: await once(async (trx) => {
      const look = await seenCard(trx, slug, version)
      await keepDraft(trx, look.id, withFields(look.draft?.card ?? look.live, fields), caller.memberId)
      await note(trx, 'character.drafted', actorOf(caller, request), slug, { after: { fields: Object.keys(fields) } })
      return { slug, version: (await lookAtCard(trx, slug)).version }
    }),
  }))
  serve(app, doors.discardCard, async ({ input: { slug, version }, caller, once, request }) => ({
    payload: await once(async (trx) => {
      const look = await seenCard(trx, slug, version)
      if (!look.draft) throw problem('version.unchanged')
      await dropDraft(trx, look.id)
      await note(trx, 'character.discarded', actorOf(caller, request), slug)
      return { slug, version: (await lookAtCard(trx, slug)).version }
    }),
  }))
  const { publish, rest, wake, retire } = characterActs(desk)
  serveAct(desk, doors.publishCard, publish)
  serveAct(desk, doors.restCharacter, rest)
  serveAct(desk, doors.wakeCharacter, wake)
  serveAct(desk, doors.retireCharacter, retire)
  fileRoutes(desk)
  storyRoutes(desk)

  desk.finders.push({
    roles: ['owner', 'content', 'moderator'],
    async find(at, q) {
      const word = q.toLowerCase()
      const cast = word.length < 2 ? [] : await listDeskCast(at, null)
      const found = cast.filter(({ name, slug }) => name.toLowerCase().includes(word) || slug === word)
      return found.map(({ id, slug, name }) => ({ kind: 'character', id, title: name, path: `/characters/${slug}` }))
    },
  })
}
