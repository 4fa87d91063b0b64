import type { Settings } from '@green-room/contract/content'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery, FRESH_MS } from '#web/platform/wire/query.ts'

export const settingsQuery = (languageId: string) => ({
  ...doorQuery(['settings', languageId], 'readSettings', {}, (answer) => answer.payload),
  staleTime: FRESH_MS.ever,
})

/**
 * For the start of the app, which waits for them. A change of language keeps those of another one until the new are there, for what is
 * drawn for the first time too.
 */
export function useSettingsLoad() {
  const client = useQueryClient()
  const known = () => client.getQueriesData<Settings>({ queryKey: ['settings'] }).findLast(([, data]) => data)?.[1]
  return useQuery({ ...settingsQuery(useI18n().language.id), placeholderData: (before) => before ?? known() })
}

/** The settings, once the app has started: nothing of a page is drawn before they are there. */
export function useSettings(): Settings {
  const { data } = useSettingsLoad()
  if (!data) throw new Error('useSettings stands outside of the started app')
  return data
}
