// Legal pages that ask members again: who signed up before a new version agrees to it before they write or pay.
import { sql } from 'kysely'
import type { Asked } from '@green-room/contract/members/legal'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { digest } from '#server/platform/http/once.ts'
import { problem } from '#server/platform/problem.ts'
import { localized } from './localized.ts'

const CACHED_MS = 2_000
const cache = new WeakMap<Db | Trx, { until: number; anyAsk: Promise<boolean> }>()

/** Most lounges never ask again; those that do know it within two seconds in every process. */
function asksAtAll(at: Db | Trx): Promise<boolean> {
  const known = cache.get(at)
  if (known && known.until > Date.now()) return known.anyAsk
  const anyAsk = at
    .selectFrom('static_page')
    .select('id')
    .where('asked_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
    .then((row) => row !== undefined)
  cache.set(at, { until: Date.now() + CACHED_MS, anyAsk })
  anyAsk.catch(() => cache.delete(at))
  return anyAsk
}

/** After a new version in this process, so that it is asked about at once. */
export const forgetAsked = (db: Db): void => void cache.delete(db)

const listAsked = (at: Db | Trx, memberId: string) =>
  at
    .selectFrom('static_page')
    .select(['slug', 'title', 'content', sql<Date>`asked_at`.as('asked_at')])
    .where(
      'asked_at',
      '>',
      sql<Date>`(SELECT greatest(m.created_at, (SELECT max(a.asked_at) FROM legal_acceptance a WHERE a.member_id = m.id))
        FROM member m WHERE m.id = ${memberId})`,
    )
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute()

/** Throws `legal.required`: a new version of a legal page waits for the member's word. */
export async function requireAgreed(at: Db | Trx, memberId: string): Promise<void> {
  if ((await asksAtAll(at)) && (await listAsked(at, memberId)).length > 0) throw problem('legal.required')
}

export async function presentAsked(at: Db | Trx, memberId: string, language: string): Promise<Asked> {
  const asked = await listAsked(at, memberId)
  const changed = asked.length === 0 ? [] : await at.selectFrom('legal_plan').select('slug').where('applied_at', 'is not', null).execute()
  const pages = asked.map(({ slug, title, asked_at }) => ({
    slug,
    has_before: changed.some((plan) => plan.slug === slug),
    title: localized(title, language),
    asked_at: asked_at.toISOString(),
  }))
  return { pages, asked_at: pages[0]?.asked_at ?? null }
}

/** To what was shown, and to nothing that has come since. */
export async function agreeTo(trx: Trx, memberId: string, language: string, askedAt: Date): Promise<void> {
  const shown = (await listAsked(trx, memberId)).filter(({ asked_at }) => asked_at <= askedAt)
  if (shown[0]?.asked_at.getTime() !== askedAt.getTime()) return
  const wording = digest(shown.map(({ slug, content }) => [slug, localized(content, language)]))
    .toString('hex')
    .slice(0, 16)
  await trx
    .insertInto('legal_acceptance')
    .values({ member_id: memberId, asked_at: askedAt, language_code: language, wording })
    .onConflict((known) => known.doNothing())
    .execute()
}

/** How many a new version asks. */
export const countMembers = async (at: Db | Trx): Promise<number> =>
  (
    await at
      .selectFrom('member')
      .select(sql<number>`count(*)::int`.as('many'))
      .where('kind', '=', 'person')
      .where('role', '=', 'member')
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).many
