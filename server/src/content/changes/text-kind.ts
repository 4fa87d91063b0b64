// The shipped texts of screens, mails and problems, and what an operator writes over them.
import type { Texts } from '#server/platform/texts/texts.ts'
import type { ContentKind } from './content-kind.ts'
import { listLanguageCodes } from '../language-codes.ts'

export const textKind = (texts: Pick<Texts, 'shipped' | 'has'>): ContentKind => ({
  name: 'text',
  fields: () => ({ value: 'message' }),
  async list(at) {
    const changed = await at.selectFrom('localization').select(['key', 'value']).where('language_code', '=', 'en').execute()
    const over = new Map(changed.map(({ key, value }) => [key, value]))
    const codes = await listLanguageCodes(at)
    const shipped = codes.map((code) => [code, texts.shipped(code)] as const)
    return Object.entries(texts.shipped('en')).map(([key, english]) => ({
      ref: key,
      title: over.get(key) ?? english,
      isLegal: false,
      languages: shipped.filter(([, all]) => Object.hasOwn(all, key)).map(([code]) => code),
    }))
  },
  async find(at, ref) {
    if (!texts.has(ref)) return null
    const changed = await at.selectFrom('localization').select(['language_code', 'value']).where('key', '=', ref).execute()
    const found: Record<string, { value: string }> = {}
    for (const code of await listLanguageCodes(at)) {
      const value = changed.find((row) => row.language_code === code)?.value ?? texts.shipped(code)[ref]
      if (value !== undefined) found[code] = { value }
    }
    return { isLegal: false, byLanguage: found }
  },
  async write(trx, ref, language, { value = '' }) {
    if (value === texts.shipped(language)[ref])
      await trx.deleteFrom('localization').where('language_code', '=', language).where('key', '=', ref).execute()
    else
      await trx
        .insertInto('localization')
        .values({ language_code: language, key: ref, value })
        .onConflict((known) => known.columns(['language_code', 'key']).doUpdateSet({ value }))
        .execute()
  },
})
