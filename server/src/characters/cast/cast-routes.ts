import * as doors from '@green-room/contract/talk/cast'
import type { FastifyInstance } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/http/serve.ts'
import { presentCompanion } from '#server/portraits/present-companion.ts'
import { homesOf } from '#server/rooms/rooms.ts'
import { hostedBy } from '#server/topics/hosted/hosted-by.ts'
import { sampleOf } from './sample.ts'
import { findCard, findShown, listLive } from '../store.ts'

export function castRoutes(app: FastifyInstance, { db }: Lounge): void {
  // By name, and first those who speak the reader's language.
  serve(app, doors.listCharacters, async ({ language }) => {
    const cast = (await listLive(db)).map((row) => presentCompanion(row, language))
    const { yes = [], no = [] } = Object.groupBy(cast, ({ languages }) => (languages.includes(language) ? 'yes' : 'no'))
    return { payload: { characters: [...yes, ...no] } }
  })
  serve(app, doors.readCharacter, async ({ input, language }) => {
    const row = await findShown(db, input.slug)
    const card = row && (await findCard(db, row.id))
    if (!card) throw problem('character.not-found')
    const { about = {}, languages } = card.data.extensions.green_room
    const said = about[languages.find((code) => code === language) ?? 'en'] ?? about.en
    const [rooms, topics] = await Promise.all([homesOf(db, row.id, language), row.status === 'live' ? hostedBy(db, row.id, language) : []])
    const character = {
      ...presentCompanion(row, language),
      is_live: row.status === 'live',
      blurb: said?.blurb ?? '',
      wont: said?.wont ?? '',
      sample: sampleOf(card, language),
      rooms,
      topics,
    }
    return { payload: { character } }
  })
}
