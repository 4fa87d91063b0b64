// Publishing and putting back a card, and who is on the floor, as acts.
import type { Card } from '@green-room/contract/characters'
import { lookAtCard, pickCard, playCard, type CardLook } from '#server/characters/cast/card-versions.ts'
import { judgeCard } from '#server/characters/cards/judge-card.ts'
import { hostTopics, lookAtStanding, setStanding, type Wanted } from '#server/characters/cast/standing.ts'
import { hasStories } from '#server/characters/stories/stories.ts'
import { problem } from '#server/platform/problem.ts'
import { listRoomSlugs } from '#server/rooms/rooms.ts'
import type { Act } from '../acts/act.ts'
import type { Desk } from '../acts/desk.ts'
import { changesOf, type At } from './seen-card.ts'

type OfOne = { slug: string; reason: string }
type Publishing = OfOne & { no: number | null; version: string }
const target = ({ slug }: { slug: string }) => ({ type: 'character', id: slug })

async function judge(at: At, { slug, no, version }: Publishing): Promise<{ look: CardLook; card: Card; flagged: string[] }> {
  const look = await lookAtCard(at, slug)
  if (look.version !== version) throw problem('version.stale')
  const draft = await pickCard(at, look, no)
  const { card, faults } = judgeCard(draft, { rooms: await listRoomSlugs(at), hasStories: await hasStories(at, look) })
  const grave = faults.filter(({ is_grave }) => is_grave).map(({ field, text }) => `${field}: ${text}`)
  if (!card || grave.length > 0) throw problem('content.faulty', { values: { faults: grave.join('; ') } })
  const flagged = faults.filter(({ is_flagged }) => is_flagged).map(({ field, text }) => `${field}: ${text}`)
  return { look, card, flagged }
}

export function characterActs({ inside }: Desk) {
  const publish: Act<Publishing> = {
    name: 'character.published',
    target,
    async preview(at, wanted) {
      const { look, card, flagged } = await judge(at, wanted)
      const changed = changesOf(look, card)
      return {
        live: look.no === null ? '–' : `v${look.no}`,
        ...(changed.length > 0 && { changed: changed.join(', ') }),
        ...(wanted.no !== null && { put_back: `v${wanted.no}` }),
        ...(flagged.length > 0 && { flagged: flagged.join('; ') }),
      }
    },
    needsSecond: (_wanted, _roles, { flagged }) => flagged !== undefined,
    async run(trx, wanted, operator) {
      const { look, card } = await judge(trx, wanted)
      const no = await playCard(trx, look, card, { isDraft: wanted.no === null, by: operator.memberId })
      if (look.status === 'draft') await hostTopics(inside, trx, look.id)
      const after = { no, fields: changesOf(look, card), ...(wanted.no !== null && { put_back: wanted.no }) }
      return { before: { no: look.no }, after, result: { no } }
    },
  }
  const stand = (wanted: Wanted, name: string): Act<OfOne> => ({
    name,
    target,
    async preview(at, { slug }) {
      const { now, talks, waiting } = await lookAtStanding(at, slug, wanted)
      return { standing: `${now} → ${wanted}`, talks, ...(wanted !== 'live' && { waiting }) }
    },
    binding: ({ standing }) => standing, // talks begin and end meanwhile
    async run(trx, { slug }) {
      const { was, closed } = await setStanding(inside, trx, slug, wanted)
      return { before: { status: was }, after: { status: wanted, ...(wanted !== 'live' && { closed }) } }
    },
  })
  return {
    publish,
    rest: stand('resting', 'character.rested'),
    wake: stand('live', 'character.woken'),
    retire: stand('retired', 'character.retired'),
  }
}
