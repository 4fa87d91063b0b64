// The shipped content. Idempotent: what is there already, an operator's change above all, stays as it is; only missing languages are added.
import { sql } from 'kysely'
import type { Trx } from '#server/platform/database/database.ts'
import { fillLanguages, inAllLanguages, pageInAllLanguages, readSeed, type ByLanguage } from './shipped.ts'

type PageSeed = {
  slug: string
  title: string
  is_terms: boolean
  is_privacy: boolean
  is_buyer_terms: boolean
  is_seller_terms: boolean
  is_cookie: boolean
}
/** Settings that are texts; an operator may set one text for all languages, or one for each. */
const TEXT_SETTINGS = new Set(['promo_guest', 'promo_member', 'reply_engine_note'])

export async function seedContent(trx: Trx): Promise<void> {
  await seedSettings(trx)
  await seedLanguages(trx)
  await seedCurrencies(trx)
  for (const [position, { slug, question, answer }] of readSeed<{ slug: string; question: string; answer: string }[]>('faq.json').entries())
    await seedTexts(trx, 'faq', { slug, position }, inAllLanguages('faq.json', slug, { question, answer }))
  for (const [position, { slug, title, ...flags }] of readSeed<PageSeed[]>('static-pages.json').entries()) {
    const texts = { ...inAllLanguages('static-pages.json', slug, { title }), content: pageInAllLanguages(slug) }
    await seedTexts(trx, 'static_page', { slug, position, ...flags }, texts)
  }
  for (const [position, { slug, title, link, icon }] of readSeed<{ slug: string; title: string; link: string; icon: string }[]>(
    'social-links.json',
  ).entries())
    await seedTexts(trx, 'social_link', { slug, position, link, icon }, inAllLanguages('social-links.json', slug, { title }))
  await seedHelpLines(trx)
}

const KINDS = { faq: 'faq', static_page: 'page', social_link: 'link' } as const
/** Written by an operator once, and gone: it doesn't come back by itself. */
const isTakenAway = async (trx: Trx, table: keyof typeof KINDS, slug: string): Promise<boolean> =>
  (await trx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst()) === undefined &&
  (await trx.selectFrom('content_version').select('id').where('kind', '=', KINDS[table]).where('ref', '=', slug).executeTakeFirst()) !==
    undefined

/** A row with texts by language, known by its slug. */
async function seedTexts(
  trx: Trx,
  table: keyof typeof KINDS,
  row: { slug: string; position: number } & Record<string, unknown>,
  texts: Record<string, ByLanguage>,
): Promise<void> {
  if (await isTakenAway(trx, table, row.slug)) return
  const columns = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)]))
  await trx
    .insertInto(table)
    .values({ ...row, ...columns })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  await fillLanguages(trx, table, sql`slug = ${row.slug}`, texts)
}

async function seedSettings(trx: Trx): Promise<void> {
  for (const [key, value] of Object.entries(readSeed<Record<string, unknown>>('settings.json'))) {
    const texts = TEXT_SETTINGS.has(key) ? inAllLanguages('settings.json', key, { value: String(value) }) : null
    const shipped = JSON.stringify(texts?.value ?? value)
    await trx
      .insertInto('setting')
      .values({ key, value: shipped })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (!texts) continue
    await sql`UPDATE setting SET value = jsonb_build_object('en', value) WHERE key = ${key} AND value = ${JSON.stringify(value)}::jsonb`.execute(
      trx,
    )
    await fillLanguages(trx, 'setting', sql`key = ${key}`, texts)
  }
}

async function seedLanguages(trx: Trx): Promise<void> {
  for (const [position, row] of readSeed<{ code: string; title: string; dir: string; default: number }[]>('languages.json').entries()) {
    await trx
      .insertInto('language')
      .values({ code: row.code, title: row.title, dir: row.dir, is_default: row.default === 1, position })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute()
  }
}

async function seedCurrencies(trx: Trx): Promise<void> {
  for (const [position, row] of readSeed<{ code: string; symbol: string; value: number; minor_digits: number; default: number }[]>(
    'currencies.json',
  ).entries()) {
    await trx
      .insertInto('currency')
      .values({
        code: row.code,
        symbol: row.symbol,
        rate_millionths: Math.round(row.value * 1_000_000),
        minor_digits: row.minor_digits,
        is_default: row.default === 1,
        position,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute()
  }
}

async function seedHelpLines(trx: Trx): Promise<void> {
  for (const row of readSeed<{ country: string; checked: string; lines: unknown }[]>('help-lines.json')) {
    await trx
      .insertInto('help_line')
      .values({ country: row.country.toLowerCase(), checked: row.checked, lines: JSON.stringify(row.lines) })
      .onConflict((conflict) => conflict.column('country').doNothing())
      .execute()
  }
}
