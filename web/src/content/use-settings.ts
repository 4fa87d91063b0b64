import type { Settings } from '@green-room/contract/content'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery, FRESH_MS } from '#web/platform/query.ts'

export const settingsQuery = (languageId: string) => ({
  ...doorQuery(['settings', languageId], 'readSettings', {}, (answer) => answer.payload),
  staleTime: FRESH_MS.ever,
})

/** For the start of the app, which waits for them. A change of language keeps the old ones until the new are there. */
export const useSettingsLoad = () => useQuery({ ...settingsQuery(useI18n().language.id), placeholderData: keepPreviousData })

/** The settings, once the app has started: nothing of a page is drawn before they are there. */
export function useSettings(): Settings {
  const { data } = useSettingsLoad()
  if (!data) throw new Error('useSettings stands outside of the started app')
  return data
}
