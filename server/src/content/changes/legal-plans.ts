// New versions of legal pages that are in force from a day on: members read what is and what is to be, and later what was.
import { sql } from 'kysely'
import type { LegalChange } from '@green-room/contract/content'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { afterCommit } from '#server/platform/transact.ts'
import { localized } from '../localized.ts'
import type { Fields } from './content-kind.ts'
import { pages } from './page-kinds.ts'
import { lookAt, publishFields, sameFields } from './versions.ts'

type Texts = Record<string, Fields>
export type Plan = { id: string; slug: string; texts: Texts; dueAt: Date }
const waiting = (at: Db | Trx) => at.selectFrom('legal_plan').where('applied_at', 'is', null).where('withdrawn_at', 'is', null)
const asPlan = (row: { id: string; slug: string; texts: unknown; due_at: Date }): Plan => ({
  id: row.id,
  slug: row.slug,
  texts: row.texts as Texts,
  dueAt: row.due_at,
})

const CACHED_MS = 2_000
const cache = new WeakMap<Db, { until: number; plans: Promise<Plan[]> }>()
/** As it was planned at most two seconds ago. */
function listWaiting(db: Db): Promise<Plan[]> {
  const known = cache.get(db)
  if (known && known.until > Date.now()) return known.plans
  const plans = waiting(db)
    .selectAll()
    .orderBy('due_at')
    .execute()
    .then((rows) => rows.map(asPlan))
  cache.set(db, { until: Date.now() + CACHED_MS, plans })
  plans.catch(() => cache.delete(db))
  return plans
}
/** After a change in this process, so that it is told at once. */
const forgetPlans = (db: Db): void => void cache.delete(db)

/** What members are told ahead: which page, under the title that it will have, and from when. */
export async function listLegalChanges(db: Db, language: string): Promise<LegalChange[]> {
  const plans = await listWaiting(db)
  if (plans.length === 0) return []
  const titles = new Map((await db.selectFrom('static_page').select(['slug', 'title']).execute()).map((row) => [row.slug, row.title]))
  return plans.map(({ slug, texts, dueAt }) => ({
    slug,
    title: texts[language]?.['title'] ?? localized(titles.get(slug) ?? {}, language),
    at: dueAt.toISOString(),
  }))
}

export type Versions = { next: { at: Date; texts: Texts } | null; before: { until: Date; texts: Texts } | null }
/** What a page is to be, and what it was before it was changed by a plan the last time. */
export async function versionsOf(db: Db, slug: string): Promise<Versions> {
  const plan = (await listWaiting(db)).find((one) => one.slug === slug)
  const last = await db
    .selectFrom('legal_plan')
    .select(['before', 'applied_at'])
    .where('slug', '=', slug)
    .where('applied_at', 'is not', null)
    .orderBy('applied_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    next: plan ? { at: plan.dueAt, texts: plan.texts } : null,
    before: last?.applied_at ? { until: last.applied_at, texts: last.before as Texts } : null,
  }
}
/** A page's columns with one field of each of these languages in their place. */
export const withTexts = (column: unknown, texts: Texts, field: string): Record<string, string> => ({
  ...(column as Record<string, string>),
  ...Object.fromEntries(Object.entries(texts).map(([language, fields]) => [language, fields[field] ?? ''])),
})

export const findPlanOf = async (at: Db | Trx, slug: string): Promise<Plan | null> => {
  const row = await waiting(at).selectAll().where('slug', '=', slug).executeTakeFirst()
  return row ? asPlan(row) : null
}
/** Throws `change.not-found`. */
export async function findWaitingPlan(at: Db | Trx, id: string): Promise<Plan> {
  const row = await waiting(at).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw problem('change.not-found')
  return asPlan(row)
}
export async function insertPlan(trx: Trx, { slug, texts, dueAt, by }: Omit<Plan, 'id'> & { by: string }): Promise<string> {
  afterCommit(trx, forgetPlans)
  const row = { slug, texts: JSON.stringify(texts), due_at: dueAt, operator_id: by }
  return (await trx.insertInto('legal_plan').values(row).returning('id').executeTakeFirstOrThrow()).id
}
/** Throws `change.not-found`: it is in force by now, or taken back. */
export async function withdrawPlan(trx: Trx, id: string, now: Date): Promise<void> {
  afterCommit(trx, forgetPlans)
  const { numUpdatedRows } = await trx
    .updateTable('legal_plan')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw problem('change.not-found')
}

export const listDuePlans = async (db: Db, now: Date): Promise<string[]> =>
  (await waiting(db).select('id').where('due_at', '<=', now).orderBy('due_at').orderBy('id').execute()).map(({ id }) => id)

/** Its day has come: all its languages at once, English first, which the others follow. Null where somebody else did it, or took it back. */
export async function applyPlan(trx: Trx, id: string, now: Date): Promise<{ slug: string; languages: string[] } | null> {
  const row = await waiting(trx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return null
  const { slug, texts } = asPlan(row)
  const before: Texts = {}
  for (const language of Object.keys(texts).toSorted((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1))) {
    const [place, fields] = [{ kind: pages, ref: slug, language }, texts[language]!]
    const look = await lookAt(trx, place)
    if (!look) continue
    if (look.now) before[language] = look.now
    const isDraft = look.draft !== null && sameFields(look.draft.fields, fields)
    await publishFields(trx, place, look, { fields, englishNo: look.englishNo, asksAgain: true, isDraft, by: row.operator_id })
  }
  afterCommit(trx, forgetPlans)
  await trx
    .updateTable('legal_plan')
    .set({ applied_at: now, before: JSON.stringify(before) })
    .where('id', '=', id)
    .execute()
  return { slug, languages: Object.keys(texts).toSorted() }
}

/** The next members whose mail is to be ordered, of a plan that still waits; each of them once, whoever comes twice. */
export async function takeToTell(trx: Trx, id: string, list: (after: string) => Promise<{ id: string; language: string }[]>) {
  const row = await waiting(trx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return null
  const members = await list(row.told_upto)
  const last = members.at(-1)
  if (last)
    await trx
      .updateTable('legal_plan')
      .set({ told_upto: last.id, told: sql<number>`told + ${members.length}` })
      .where('id', '=', id)
      .execute()
  return { plan: asPlan(row), members }
}
