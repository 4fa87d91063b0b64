import { useQueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { useSession } from '#web/platform/kept/use-session.ts'
import { useLanguages } from './use-languages.ts'
import { settingsQuery } from './use-settings.ts'

/** The languages on offer, the one in use, and the way to change it. A language that can't be loaded is only logged. */
export function useLanguageChoice() {
  const { language, choose } = useI18n()
  const client = useQueryClient()
  const { isAuthenticated } = useSession()
  const { data, isError } = useLanguages()
  const languages = data ?? [language]
  const change = async (id: string) => {
    const next = languages.find((one) => one.id === id)
    if (!next || next.id === language.id) return
    try {
      await choose(next)
      await client.prefetchQuery(settingsQuery(next.id))
      if (isAuthenticated) await call('chooseLanguage', {}) // mails follow the choice, which every call carries
    } catch (error) {
      console.error('The language could not be loaded.', error)
    }
  }
  return { languages, language, isError, change: (id: string) => void change(id) }
}
