// The shipped content. Idempotent: what is there already, an operator's change above all, stays as it is.
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Trx } from '#server/platform/database.ts'

const FOLDER = new URL('../../seeds/content/', import.meta.url)
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what the file holds
const read = <Shape>(file: string): Shape => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Shape

type PageSeed = {
  slug: string
  title: string
  is_terms?: boolean
  is_privacy?: boolean
  is_buyer_terms?: boolean
  is_seller_terms?: boolean
  is_cookie?: boolean
}

export async function seedContent(trx: Trx): Promise<void> {
  const settings = Object.entries(read<Record<string, unknown>>('settings.json')).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
  }))
  await trx
    .insertInto('setting')
    .values(settings)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

  for (const [position, row] of read<{ code: string; title: string; dir: string; default: number }[]>('languages.json').entries()) {
    await trx
      .insertInto('language')
      .values({ code: row.code, title: row.title, dir: row.dir, is_default: row.default === 1, position })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute()
  }
  for (const [position, row] of read<{ code: string; symbol: string; value: number; minor_digits: number; default: number }[]>(
    'currencies.json',
  ).entries()) {
    const rate = Math.round(row.value * 1_000_000)
    await trx
      .insertInto('currency')
      .values({
        code: row.code,
        symbol: row.symbol,
        rate_millionths: rate,
        minor_digits: row.minor_digits,
        is_default: row.default === 1,
        position,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute()
  }
  for (const [position, row] of read<{ slug: string; question: string; answer: string }[]>('faq.json').entries()) {
    await trx
      .insertInto('faq')
      .values({ slug: row.slug, position, question: english(row.question), answer: english(row.answer) })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute()
  }
  for (const [position, row] of read<PageSeed[]>('static-pages.json').entries()) {
    const { slug, title, ...flags } = row
    const content = readFileSync(new URL(`static-pages/${slug}.html`, FOLDER), 'utf8')
    await trx
      .insertInto('static_page')
      .values({ slug, title: english(title), content: english(content), position, ...flags })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute()
  }
  for (const [position, row] of read<{ title: string; link: string; icon: string }[]>('social-links.json').entries()) {
    await trx
      .insertInto('social_link')
      .values({ ...row, position })
      .onConflict((conflict) => conflict.column('title').doNothing())
      .execute()
  }
  await seedHelpLines(trx)
}

async function seedHelpLines(trx: Trx): Promise<void> {
  if (!readdirSync(FOLDER).includes('help-lines.json')) return
  for (const row of read<{ country: string; checked: string; lines: unknown }[]>('help-lines.json')) {
    await trx
      .insertInto('help_line')
      .values({ country: row.country.toLowerCase(), checked: row.checked, lines: JSON.stringify(row.lines) })
      .onConflict((conflict) => conflict.column('country').doNothing())
      .execute()
  }
  await sql`SELECT 1`.execute(trx)
}

const english = (text: string): string => JSON.stringify({ en: text })
