import type { Db, Trx } from '#server/platform/database/database.ts'

export const listLanguageCodes = async (at: Db | Trx): Promise<string[]> =>
  (await at.selectFrom('language').select('code').orderBy('position').execute()).map(({ code }) => code)
