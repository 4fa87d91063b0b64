// Publishing, putting back and taking away as acts. Legal pages have a door of their own, whose act two people do.
import { isAgreedTo, type ContentKindName } from '@green-room/contract/backoffice/content-kinds'
import { countMembers } from '#server/content/asked.ts'
import type { Fields } from '#server/content/changes/content-kind.ts'
import { keepAndForget, lookAt, pick, publishFields, type Look, type Place } from '#server/content/changes/versions.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { countAccepted } from '#server/rooms/room-kinds.ts'
import type { Act } from '../acts/act.ts'
import type { Desk } from '../acts/desk.ts'
import { faultsOf, flaggedIn, kindsOf } from './kinds.ts'

type Wanted = {
  kind: ContentKindName
  ref: string
  language: string
  no: number | null
  version: string
  asks_again: boolean
  reason: string
}
type Judged = { place: Place; found: Look; fields: Fields; englishNo: number; flagged: { flagged?: string } }
type OfLegal = Omit<Wanted, 'kind'>

const countAsked = (at: Db | Trx, { kind, ref }: Wanted): Promise<number> => (kind === 'terms' ? countAccepted(at, ref) : countMembers(at))
/** How many are asked changes with every member; that they are asked does not. */
const binding = ({ asked_again: _asked, ...rest }: Record<string, unknown>) => rest

export const publishActs = ({ inside }: Desk) => {
  const kinds = kindsOf(inside)

  async function look(at: Db | Trx, { kind, ref, language }: { kind: ContentKindName; ref: string; language: string }) {
    const place: Place = { kind: kinds[kind], ref, language }
    const found = await lookAt(at, place)
    if (!found) throw problem('content.not-found')
    return { place, found }
  }
  async function judge(at: Db | Trx, wanted: Wanted): Promise<Judged> {
    const { place, found } = await look(at, wanted)
    if (found.version !== wanted.version) throw problem('version.stale')
    if (wanted.language !== 'en' && !found.live.byLanguage['en']) throw problem('content.not-found')
    const { fields, englishNo } = pick(found, wanted.no)
    const faults = await faultsOf(inside, at, place.kind, wanted.language, {
      ref: wanted.ref,
      fields,
      english: found.live.byLanguage['en'] ?? null,
    })
    const grave = faults.filter(({ is_grave }) => is_grave).map(({ field, text }) => `${field}: ${text}`)
    if (grave.length > 0) throw problem('content.faulty', { values: { faults: grave.join(' ') } })
    return { place, found, fields, englishNo, flagged: flaggedIn(faults) }
  }
  async function preview(at: Db | Trx, wanted: Wanted): Promise<Record<string, unknown>> {
    const { found, fields, flagged } = await judge(at, wanted)
    const before = found.noOf(wanted.language)
    const changed = Object.keys(fields)
      .filter((name) => fields[name] !== found.now?.[name])
      .toSorted()
    return {
      language: wanted.language,
      changed: changed.join(', '),
      live: before === null ? '–' : `v${before}`,
      ...(wanted.no !== null && { put_back: `v${wanted.no}` }),
      ...flagged,
      ...(isAgreedTo(wanted.kind, wanted.ref, found.live.isLegal) && { asked_again: wanted.asks_again ? await countAsked(at, wanted) : 0 }),
    }
  }
  async function run(trx: Trx, wanted: Wanted, by: string) {
    const { place, found, fields, englishNo } = await judge(trx, wanted)
    const before = found.noOf(wanted.language)
    const asksAgain = wanted.asks_again && isAgreedTo(wanted.kind, wanted.ref, found.live.isLegal)
    const no = await publishFields(trx, place, found, { fields, englishNo, asksAgain, isDraft: wanted.no === null, by })
    const after = { no, language: wanted.language, ...(wanted.no !== null && { put_back: wanted.no }) }
    return { before: { no: before }, after: { ...after, ...(asksAgain && { asks_again: true }) }, result: { no } }
  }
  const named = ({ kind, ref }: { kind: string; ref: string }) => ({ type: kind, id: ref })

  const publish: Act<Wanted> = {
    name: 'content.published',
    target: named,
    async preview(at, wanted) {
      if ((await look(at, wanted)).found.live.isLegal) throw problem('content.legal')
      return preview(at, wanted)
    },
    needsSecond: (_wanted, _roles, { flagged }) => flagged !== undefined,
    binding,
    run: (trx, wanted, operator) => run(trx, wanted, operator.memberId),
  }
  const page = (wanted: OfLegal): Wanted => ({ ...wanted, kind: 'page' })
  const legal: Act<OfLegal> = {
    name: 'content.published',
    target: ({ ref }) => ({ type: 'page', id: ref }),
    async preview(at, wanted) {
      if (!(await look(at, page(wanted))).found.live.isLegal) throw problem('content.not-found')
      return preview(at, page(wanted))
    },
    needsSecond: () => true,
    binding,
    run: (trx, wanted, operator) => run(trx, page(wanted), operator.memberId),
  }
  const remove: Act<{ kind: ContentKindName; ref: string; reason: string }> = {
    name: 'content.removed',
    target: named,
    async preview(at, { kind, ref }) {
      const { place, found } = await look(at, { kind, ref, language: 'en' })
      if (!place.kind.remove || place.kind.isFixed?.(found.live)) throw problem('content.kept')
      const live = Object.keys(found.live.byLanguage).map((language) => `${language} v${found.noOf(language) ?? 1}`)
      return { kind, title: Object.values(found.now ?? {})[0] ?? ref, live: live.join(', ') }
    },
    async run(trx, { kind, ref }, operator) {
      const { place, found } = await look(trx, { kind, ref, language: 'en' })
      await keepAndForget(trx, place.kind, ref, found.live, operator.memberId)
      await place.kind.remove!(trx, ref)
      return { before: { languages: Object.keys(found.live.byLanguage) } }
    },
  }
  return { publish, legal, remove }
}
