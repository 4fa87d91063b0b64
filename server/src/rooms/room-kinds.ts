// Rooms and their terms, as they are written and read. A new version of terms is accepted anew; a better wording is not.
import { sql } from 'kysely'
import { byLanguage, withText, type ContentKind, type Fields } from '#server/content/changes/content-kind.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'

const findRow = (at: Db | Trx, slug: string) => at.selectFrom('room').selectAll().where('slug', '=', slug).executeTakeFirst()
const title = (texts: unknown): string => (texts as Record<string, string>)['en'] ?? ''
const listRows = (at: Db | Trx) => at.selectFrom('room').selectAll().orderBy('position').execute()

export const rooms: ContentKind = {
  name: 'room',
  fields: (language) => ({ title: 'line', line: 'line', ...(language === 'en' && { picture: 'picture' as const }) }),
  list: async (at) =>
    (await listRows(at)).map((row) => ({
      ref: row.slug,
      title: title(row.title),
      isLegal: false,
      languages: Object.keys(byLanguage({ title: row.title, line: row.line })),
    })),
  async find(at, ref) {
    const row = await findRow(at, ref)
    if (!row) return null
    const texts = byLanguage({ title: row.title, line: row.line })
    return { isLegal: false, byLanguage: { ...texts, en: { ...texts['en'], picture: row.image_url ?? '' } } }
  },
  async write(trx, ref, language, fields) {
    const row = await findRow(trx, ref)
    if (!row) throw problem('content.not-found')
    await trx
      .updateTable('room')
      .set({
        title: withText(row.title, language, fields['title']),
        line: withText(row.line, language, fields['line']),
        ...(language === 'en' && { image_url: fields['picture'] || null }),
      })
      .where('id', '=', row.id)
      .execute()
  },
}

const termsRow = (at: Db | Trx, slug: string) =>
  at
    .selectFrom('room')
    .innerJoin('room_terms as t', (join) => join.onRef('t.room_id', '=', 'room.id').onRef('t.version', '=', 'room.terms_version'))
    .selectAll('t')
    .where('room.slug', '=', slug)
    .executeTakeFirst()
const ruleLines = (rules: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(rules as Record<string, string[]>).map(([language, lines]) => [language, lines.join('\n')]))
const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const terms: ContentKind = {
  name: 'terms',
  fields: () => ({ title: 'line', description: 'line', rules: 'lines' }),
  list: (at) => rooms.list(at),
  async find(at, ref) {
    const row = await termsRow(at, ref)
    return (
      (row && {
        isLegal: false,
        byLanguage: byLanguage({ title: row.title, description: row.description, rules: ruleLines(row.rules) }),
      }) ??
      null
    )
  },
  async write(trx, ref, language, fields, { asksAgain }) {
    const row = await termsRow(trx, ref)
    if (!row) throw problem('content.not-found')
    const texts = textsOf(row, language, fields)
    if (!asksAgain)
      await trx.updateTable('room_terms').set(texts).where('room_id', '=', row.room_id).where('version', '=', row.version).execute()
    else {
      await trx
        .insertInto('room_terms')
        .values({ room_id: row.room_id, version: row.version + 1, ...texts })
        .execute()
      await trx
        .updateTable('room')
        .set({ terms_version: row.version + 1 })
        .where('id', '=', row.room_id)
        .execute()
    }
  },
}
const textsOf = (row: { title: unknown; description: unknown; rules: unknown }, language: string, fields: Fields) => ({
  title: withText(row.title, language, fields['title']),
  description: withText(row.description, language, fields['description']),
  rules: withText(row.rules, language, linesOf(fields['rules'])),
})

/** How many have accepted the terms as they are now: so many are asked when there is a new version. */
export const countAccepted = async (at: Db | Trx, slug: string): Promise<number> =>
  Number(
    (
      await sql<{ n: string }>`SELECT count(*) AS n FROM terms_acceptance a JOIN room r ON r.id = a.room_id AND r.terms_version = a.version
        WHERE r.slug = ${slug}`.execute(at)
    ).rows[0]!.n,
  )
