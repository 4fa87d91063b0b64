import * as doors from '@green-room/contract/backoffice/content'
import { readSettings } from '#server/content/settings.ts'
import { localized } from '#server/content/localized.ts'
import { listLanguageCodes } from '#server/content/language-codes.ts'
import { problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/http/serve.ts'
import { roomImage } from '#server/rooms/present.ts'
import { findWish, listAllRooms, readWishes, requireAnyRoom, setWish, wantedIn } from '#server/rooms/stock.ts'
import { closeHosted, countHosted, listHostedIn, requireHosted } from '#server/topics/hosted/hosted-stock.ts'
import type { Act } from '../acts/act.ts'
import { serveAct } from '../acts/serve-act.ts'
import type { Desk } from '../acts/desk.ts'

export function stockRoutes(desk: Desk): void {
  const { app, lounge, inside } = desk
  const { db } = lounge

  serve(app, doors.listStock, async () => {
    const [rooms, counts, wishes, codes, { hosted_topics_per_room: usual }] = await Promise.all([
      listAllRooms(db),
      countHosted(db),
      readWishes(db),
      listLanguageCodes(db),
      readSettings(db),
    ])
    return {
      payload: rooms.map((room) => ({
        id: room.id,
        slug: room.slug,
        title: localized(room.title, 'en'),
        image_url: roomImage(room),
        terms_version: room.terms_version,
        accepted: Number(room.accepted),
        languages: codes.map((code) => ({
          code,
          waiting: counts.find((row) => row.room_id === room.id && row.language_code === code)?.waiting ?? 0,
          wanted: wantedIn(wishes, room.id, code, usual),
          is_own: wishes.has(`${room.id} ${code}`),
        })),
      })),
    }
  })
  serve(app, doors.listHosted, async ({ input }) => {
    await requireAnyRoom(db, input.room_id)
    const rows = await listHostedIn(db, input.room_id)
    return {
      payload: rows.map(({ language_code: language, created_at, ...row }) => ({ ...row, language, created_at: created_at.toISOString() })),
    }
  })

  const stock: Act<{ room_id: string; language: string; wanted: number | null; reason: string }> = {
    name: 'room.stocked',
    target: ({ room_id }) => ({ type: 'room', id: room_id }),
    async preview(at, { room_id, language, wanted }) {
      const { slug } = await requireAnyRoom(at, room_id)
      const say = (key: string): string => inside.texts.say('en', key, { language })
      if (!(await listLanguageCodes(at)).includes(language))
        throw problem('setting.invalid', { values: { name: say('desk.language'), why: say('desk.why-language') } })
      const before = await findWish(at, room_id, language)
      if (before === wanted) throw problem('version.unchanged')
      return { room: slug, language, wanted: `${before ?? 'as the setting says'} → ${wanted ?? 'as the setting says'}` }
    },
    async run(trx, { room_id, language, wanted }) {
      const before = await findWish(trx, room_id, language)
      await setWish(trx, room_id, language, wanted)
      return { before: { wanted: before }, after: { wanted, language } }
    },
  }
  const close: Act<{ topic_id: string; reason: string }> = {
    name: 'topic.closed',
    target: ({ topic_id }) => ({ type: 'topic', id: topic_id }),
    preview: async (at, { topic_id }) => ({ title: (await requireHosted(at, topic_id)).title }),
    async run(trx, { topic_id }) {
      await closeHosted(inside, trx, topic_id)
      return { after: { state: 'closed' } }
    },
  }
  serveAct(desk, doors.setStock, stock)
  serveAct(desk, doors.closeHosted, close)
}
