import { useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery, FRESH_MS } from '#web/platform/wire/query.ts'

export const socialLinksQuery = (languageId: string) => ({
  ...doorQuery(['social-links', languageId], 'listSocialLinks', {}, (answer) => answer.payload),
  staleTime: FRESH_MS.ever,
})
export const useSocialLinks = () => useQuery(socialLinksQuery(useI18n().language.id))
