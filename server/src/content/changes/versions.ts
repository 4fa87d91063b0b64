// Drafts and versions of what members read. A text that nobody has written here is its version 1.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { digest } from '#server/platform/http/once.ts'
import { problem } from '#server/platform/problem.ts'
import type { ContentKind, Fields, Live } from './content-kind.ts'

export type Place = { kind: ContentKind; ref: string; language: string }
type Row = { no: number | null; revision: number; fields: Fields; english_no: number; by: string | null; at: Date; language_code: string }
export type Look = {
  live: Live
  /** Null: this language has none. */
  now: Fields | null
  draft: Row | null
  versions: Row[]
  /** The number of what is live, by language; the English ones that each follows. */
  noOf(language: string): number | null
  englishNo: number
  isBehind(language: string): boolean
  /** A mark of what stands and of the draft. */
  version: string
}

/** Everything there is of a text. Two that change it wait for each other here. Null: there is no such text. */
export async function lookAt(at: Db | Trx, { kind, ref, language }: Place): Promise<Look | null> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`content:${kind.name}:${ref}`}, 7106))`.execute(at)
  const rows = await listRows(at, kind.name, ref)
  const live = await kind.find(at, ref)
  if (!live && rows.length === 0) return null
  return present(live ?? { isLegal: false, byLanguage: {} }, rows, language)
}

/** Of a text that may be made: nothing stands yet. */
export const nothing = (language: string): Look => present({ isLegal: false, byLanguage: {} }, [], language)

function present(live: Live, rows: readonly Row[], language: string): Look {
  const of = (code: string): Row[] => rows.filter((row) => row.language_code === code)
  const published = (code: string): Row[] => of(code).filter(({ no }) => no !== null)
  const noOf = (code: string): number | null => (live.byLanguage[code] ? (published(code)[0]?.no ?? 1) : null)
  const draft = of(language).find(({ no }) => no === null) ?? null
  const englishNo = noOf('en') ?? 1
  const follows = (code: string): number => published(code)[0]?.english_no ?? 1
  return {
    live,
    now: live.byLanguage[language] ?? null,
    draft,
    versions: published(language),
    noOf,
    englishNo,
    isBehind: (code) => code !== 'en' && live.byLanguage[code] !== undefined && follows(code) < englishNo,
    version: `${noOf(language) ?? 0}.${published(language).length}.${draft?.revision ?? 0}`,
  }
}

/** Newest first. */
const listRows = async (at: Db | Trx, kind: string, ref: string): Promise<Row[]> =>
  (
    await at
      .selectFrom('content_version as v')
      .leftJoin('member as m', 'm.id', 'v.operator_id')
      .select(['v.no', 'v.revision', 'v.fields', 'v.english_no', 'v.at', 'v.language_code', 'm.name as by'])
      .where('v.kind', '=', kind)
      .where('v.ref', '=', ref)
      .orderBy(sql`v.no DESC NULLS FIRST`)
      .execute()
  ).map((row) => ({ ...row, fields: row.fields as Fields }))

export async function saveDraftRow(trx: Trx, { kind, ref, language }: Place, look: Look, fields: Fields, by: string): Promise<void> {
  const row = { kind: kind.name, ref, language_code: language, fields: JSON.stringify(fields), english_no: look.englishNo, operator_id: by }
  await trx
    .insertInto('content_version')
    .values(row)
    .onConflict((known) =>
      known
        .columns(['kind', 'ref', 'language_code'])
        .where('no', 'is', null)
        .doUpdateSet({
          fields: row.fields,
          english_no: row.english_no,
          operator_id: by,
          revision: sql<number>`content_version.revision + 1`,
          at: sql<Date>`clock_timestamp()`,
        }),
    )
    .execute()
}
export const deleteDraft = (trx: Trx, { kind, ref, language }: Place) =>
  trx
    .deleteFrom('content_version')
    .where('kind', '=', kind.name)
    .where('ref', '=', ref)
    .where('language_code', '=', language)
    .where('no', 'is', null)
    .execute()

/** What stands is kept before the whole text goes, so that it can be put back. */
export async function keepAndForget(trx: Trx, kind: ContentKind, ref: string, live: Live, by: string): Promise<void> {
  for (const [language, fields] of Object.entries(live.byLanguage)) {
    const row = { kind: kind.name, ref, language_code: language, no: 1, fields: JSON.stringify(fields), operator_id: by }
    const kept = await trx
      .selectFrom('content_version')
      .select('id')
      .where('kind', '=', kind.name)
      .where('ref', '=', ref)
      .where('language_code', '=', language)
      .where('no', 'is not', null)
      .executeTakeFirst()
    if (!kept) await trx.insertInto('content_version').values(row).execute()
  }
  await trx.deleteFrom('content_version').where('kind', '=', kind.name).where('ref', '=', ref).where('no', 'is', null).execute()
}

/** Makes these fields what members read. What they read until now is kept as the version before. */
export async function publishFields(
  trx: Trx,
  place: Place,
  look: Look,
  { fields, englishNo, asksAgain, isDraft, by }: { fields: Fields; englishNo: number; asksAgain: boolean; isDraft: boolean; by: string },
): Promise<number> {
  const { kind, ref, language } = place
  const row = { kind: kind.name, ref, language_code: language }
  const last = look.versions[0]?.no ?? 0
  if (last === 0 && look.now)
    await trx
      .insertInto('content_version')
      .values({ ...row, no: 1, fields: JSON.stringify(look.now) })
      .execute()
  const no = Math.max(last, look.now ? 1 : 0) + 1
  await kind.write(trx, ref, language, fields, { asksAgain })
  await trx
    .insertInto('content_version')
    .values({ ...row, no, fields: JSON.stringify(fields), english_no: language === 'en' ? no : englishNo, operator_id: by })
    .execute()
  if (isDraft) await deleteDraft(trx, place)
  return no
}

/** Throws `content.not-found`, `version.unchanged`. A version, or the draft. */
export function pick(look: Look, no: number | null): { fields: Fields; englishNo: number } {
  const found = no === null ? look.draft : look.versions.find((row) => row.no === no)
  if (!found) throw problem('content.not-found')
  if (look.now && sameFields(look.now, found.fields)) throw problem('version.unchanged')
  return { fields: found.fields, englishNo: found.english_no }
}
export const sameFields = (a: Fields, b: Fields): boolean => digest(a).equals(digest(b))

/** Drafts and the numbers that languages follow, of a whole kind: for its list. */
export async function listStates(at: Db | Trx, kind: string) {
  const rows = await at
    .selectFrom('content_version')
    .select(['ref', 'language_code'])
    .select([
      sql<number>`coalesce(max(no), 1)`.as('no'),
      sql<number>`coalesce((array_agg(english_no ORDER BY no DESC NULLS LAST))[1], 1)`.as('english_no'),
      sql<boolean>`bool_or(no IS NULL)`.as('has_draft'),
      sql<boolean>`bool_or(no IS NOT NULL)`.as('is_published'),
    ])
    .where('kind', '=', kind)
    .groupBy(['ref', 'language_code'])
    .execute()
  const byRef = new Map<string, typeof rows>()
  for (const row of rows) byRef.set(row.ref, [...(byRef.get(row.ref) ?? []), row])
  return byRef
}

/** Drafts that nobody has touched for so many days. */
export const countStaleDrafts = async (at: Db, days: number): Promise<number> =>
  (
    await at
      .selectFrom('content_version')
      .select(sql<number>`count(*)::int`.as('many'))
      .where('no', 'is', null)
      .where('at', '<', sql<Date>`clock_timestamp() - make_interval(days => ${days})`)
      .executeTakeFirstOrThrow()
  ).many
