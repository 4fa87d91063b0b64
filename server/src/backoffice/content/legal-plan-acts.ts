// A new version of a legal page from a day on: all its drafts at once, by two people, and so far ahead that members may leave before.
import { countMembers } from '#server/content/asked.ts'
import { shortDigest } from '#server/content/changes/change-settings.ts'
import type { Fields } from '#server/content/changes/content-kind.ts'
import { findPlanOf, findWaitingPlan, insertPlan, withdrawPlan } from '#server/content/changes/legal-plans.ts'
import { pages } from '#server/content/changes/page-kinds.ts'
import { listStates, lookAt, pick } from '#server/content/changes/versions.ts'
import { readSettingsNow } from '#server/content/settings.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import type { Act } from '../acts/act.ts'
import type { Desk } from '../acts/desk.ts'
import { faultsOf } from './kinds.ts'

type Wanted = { ref: string; at: string; reason: string }
const DAY_MS = 86_400_000

export const legalPlanActs = ({ inside }: Desk) => {
  /** Its drafts by language. Throws `content.not-found`, `content.faulty`, `version.unchanged`. */
  async function draftsOf(at: Db | Trx, ref: string): Promise<{ texts: Record<string, Fields>; left: string[] }> {
    const english = await lookAt(at, { kind: pages, ref, language: 'en' })
    if (!english?.live.isLegal) throw problem('content.not-found')
    const states = (await listStates(at, 'page')).get(ref) ?? []
    const texts: Record<string, Fields> = {}
    const grave: string[] = []
    for (const { language_code: language } of states.filter(({ has_draft }) => has_draft)) {
      const { fields } = pick((await lookAt(at, { kind: pages, ref, language }))!, null)
      texts[language] = fields
    }
    const newEnglish = texts['en'] ?? english.now
    for (const [language, fields] of Object.entries(texts))
      for (const { is_grave, field, text } of await faultsOf(inside, at, pages, language, { ref, fields, english: newEnglish }))
        if (is_grave) grave.push(`${language} ${field}: ${text}`)
    if (grave.length > 0) throw problem('content.faulty', { values: { faults: grave.join(' ') } })
    if (Object.keys(texts).length === 0) throw problem('version.unchanged')
    return { texts, left: Object.keys(english.live.byLanguage).filter((language) => !texts[language]) }
  }

  const plan: Act<Wanted> = {
    name: 'content.planned',
    target: ({ ref }) => ({ type: 'page', id: ref }),
    async preview(at, { ref, at: day }) {
      const { texts, left } = await draftsOf(at, ref)
      const { legal_notice_days: days } = await readSettingsNow(at)
      if (new Date(day).getTime() < inside.clock.now().getTime() + days * DAY_MS) throw problem('legal.too-soon', { values: { days } })
      if (await findPlanOf(at, ref)) throw problem('legal.planned')
      return {
        due_at: new Date(day).toISOString(),
        languages: Object.keys(texts).toSorted().join(', '),
        left: left.toSorted().join(', ') || '–',
        told: await countMembers(at),
        drafts: shortDigest(texts),
      }
    },
    needsSecond: () => true,
    /** How many are told changes with every member; that they are told does not. */
    binding: ({ told: _told, ...rest }) => rest,
    async run(trx, { ref, at: day }, operator) {
      const { texts } = await draftsOf(trx, ref)
      const dueAt = new Date(day)
      const id = await insertPlan(trx, { slug: ref, texts, dueAt, by: operator.memberId })
      await inside.jobs.enqueue(trx, 'backoffice.tell-terms', { plan: id })
      const after = { plan: id, due_at: dueAt.toISOString(), languages: Object.keys(texts).toSorted().join(', ') }
      return { after, result: { plan: id } }
    },
  }
  const withdraw: Act<{ plan_id: string; reason: string }> = {
    name: 'content.withdrawn',
    target: ({ plan_id }) => ({ type: 'plan', id: plan_id }),
    async preview(at, { plan_id }) {
      const { slug, dueAt, texts } = await findWaitingPlan(at, plan_id)
      return { page: slug, due_at: dueAt.toISOString(), languages: Object.keys(texts).toSorted().join(', ') }
    },
    async run(trx, { plan_id }) {
      const { slug, dueAt } = await findWaitingPlan(trx, plan_id)
      await withdrawPlan(trx, plan_id, inside.clock.now())
      return { before: { page: slug, due_at: dueAt.toISOString() } }
    },
  }
  return { plan, withdraw }
}
