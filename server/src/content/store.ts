import type { Db } from '#server/platform/database/database.ts'

export const listFaqRows = (db: Db) => db.selectFrom('faq').selectAll().orderBy('position').execute()
export const listPageRows = (db: Db) => db.selectFrom('static_page').selectAll().orderBy('position').execute()
export const listSocialLinkRows = (db: Db) => db.selectFrom('social_link').selectAll().orderBy('position').execute()
export const listCurrencyRows = (db: Db) => db.selectFrom('currency').selectAll().orderBy('position').execute()

export function findPageRow(db: Db, page: string) {
  const pages = db.selectFrom('static_page').selectAll()
  return (/^[1-9]\d{0,17}$/.test(page) ? pages.where('id', '=', page) : pages.where('slug', '=', page)).executeTakeFirst()
}
export const findHelpLines = (db: Db, countries: string[]) =>
  db.selectFrom('help_line').selectAll().where('country', 'in', countries).execute()
