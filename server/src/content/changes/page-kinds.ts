// Pages, questions and links, as they are written and read.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { afterCommit } from '#server/platform/transact.ts'
import { forgetAsked } from '../asked.ts'
import { byLanguage, withText, type ContentKind, type Live } from './content-kind.ts'

const LEGAL = ['is_terms', 'is_privacy', 'is_buyer_terms', 'is_seller_terms', 'is_cookie'] as const
const title = (texts: unknown): string => (texts as Record<string, string>)['en'] ?? ''
const next = (table: string) => sql<number>`(SELECT coalesce(max(position), -1) + 1 FROM ${sql.table(table)})`

const findPage = (at: Db | Trx, ref: string) => at.selectFrom('static_page').selectAll().where('slug', '=', ref).executeTakeFirst()
const isLegal = (row: Record<(typeof LEGAL)[number], boolean>): boolean => LEGAL.some((flag) => row[flag])
export const pages: ContentKind = {
  name: 'page',
  fields: () => ({ title: 'line', content: 'html' }),
  list: async (at) =>
    (await at.selectFrom('static_page').selectAll().orderBy('position').orderBy('id').execute()).map((row) => ({
      ref: row.slug,
      title: title(row.title),
      isLegal: isLegal(row),
      languages: Object.keys(byLanguage({ title: row.title, content: row.content })),
    })),
  async find(at, ref) {
    const row = await findPage(at, ref)
    return row ? { isLegal: isLegal(row), byLanguage: byLanguage({ title: row.title, content: row.content }) } : null
  },
  async write(trx, ref, language, fields, { asksAgain }) {
    const row = await findPage(trx, ref)
    const texts = {
      title: withText(row?.title, language, fields['title']),
      content: withText(row?.content, language, fields['content']),
      // To the millisecond, so that it comes back from a browser as it went.
      ...(asksAgain && { asked_at: sql<Date>`date_trunc('milliseconds', clock_timestamp())` }),
    }
    if (asksAgain) afterCommit(trx, forgetAsked)
    if (row) await trx.updateTable('static_page').set(texts).where('slug', '=', ref).execute()
    else
      await trx
        .insertInto('static_page')
        .values({ slug: ref, ...texts, position: next('static_page') })
        .execute()
  },
  remove: async (trx, ref) => void (await trx.deleteFrom('static_page').where('slug', '=', ref).execute()),
  isFixed: (live: Live) => live.isLegal,
}

const findQuestion = (at: Db | Trx, ref: string) => at.selectFrom('faq').selectAll().where('slug', '=', ref).executeTakeFirst()
export const questions: ContentKind = {
  name: 'faq',
  fields: () => ({ question: 'line', answer: 'html' }),
  list: async (at) =>
    (await at.selectFrom('faq').selectAll().orderBy('position').orderBy('id').execute()).map((row) => ({
      ref: row.slug,
      title: title(row.question),
      isLegal: false,
      languages: Object.keys(byLanguage({ question: row.question, answer: row.answer })),
    })),
  async find(at, ref) {
    const row = await findQuestion(at, ref)
    return row ? { isLegal: false, byLanguage: byLanguage({ question: row.question, answer: row.answer }) } : null
  },
  async write(trx, ref, language, fields) {
    const row = await findQuestion(trx, ref)
    const texts = {
      question: withText(row?.question, language, fields['question']),
      answer: withText(row?.answer, language, fields['answer']),
    }
    if (row) await trx.updateTable('faq').set(texts).where('slug', '=', ref).execute()
    else
      await trx
        .insertInto('faq')
        .values({ slug: ref, ...texts, position: next('faq') })
        .execute()
  },
  remove: async (trx, ref) => void (await trx.deleteFrom('faq').where('slug', '=', ref).execute()),
}

const findLink = (at: Db | Trx, ref: string) => at.selectFrom('social_link').selectAll().where('slug', '=', ref).executeTakeFirst()
export const links: ContentKind = {
  name: 'link',
  fields: (language) => ({ title: 'line', ...(language === 'en' && { link: 'link' as const, icon: 'icon' as const }) }),
  list: async (at) =>
    (await at.selectFrom('social_link').selectAll().orderBy('position').orderBy('id').execute()).map((row) => ({
      ref: row.slug,
      title: title(row.title),
      isLegal: false,
      languages: Object.keys(byLanguage({ title: row.title })),
    })),
  async find(at, ref) {
    const row = await findLink(at, ref)
    if (!row) return null
    const texts = byLanguage({ title: row.title })
    return { isLegal: false, byLanguage: { ...texts, en: { ...texts['en'], link: row.link, icon: row.icon } } }
  },
  async write(trx, ref, language, fields) {
    const row = await findLink(trx, ref)
    const common = language === 'en' && { link: fields['link'] ?? '', icon: fields['icon'] ?? '' }
    const texts = { title: withText(row?.title, language, fields['title']), ...common }
    if (row) await trx.updateTable('social_link').set(texts).where('slug', '=', ref).execute()
    else
      await trx
        .insertInto('social_link')
        .values({ slug: ref, link: '', icon: '', ...texts, position: next('social_link') })
        .execute()
  },
  remove: async (trx, ref) => void (await trx.deleteFrom('social_link').where('slug', '=', ref).execute()),
}
