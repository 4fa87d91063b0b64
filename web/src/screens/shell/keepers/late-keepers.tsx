import { Suspense } from 'react'
import { useProfile } from '#web/accounts/use-profile.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { late } from '#web/platform/late.ts'
import { AskedKeeper } from './asked-keeper.tsx'
import { HeadKeeper } from './head-keeper.tsx'
import { LanguageKeeper } from './language-keeper.tsx'
import { MaintenanceKeeper } from './maintenance-keeper.tsx'
import { TagKeeper } from './tag-keeper.tsx'
import { ThemeKeeper } from './theme-keeper.tsx'

const TermsBanner = late(() => import('./terms-banner.tsx'))
const MailRefusedBanner = late(() => import('./mail-refused-banner.tsx'))

/** What is kept in order once the page is there. Draws nothing but what everybody has to know who is here, and what must be agreed to. */
export default function LateKeepers({ mayHaveTag }: { mayHaveTag: boolean }) {
  const { google_tag: tag, legal_changes: changes } = useSettings()
  const { data: profile } = useProfile()
  return (
    <>
      <HeadKeeper />
      <LanguageKeeper />
      <ThemeKeeper />
      <MaintenanceKeeper />
      <AskedKeeper />
      <Suspense fallback={null}>{profile?.email_refused && <MailRefusedBanner email={profile.email} />}</Suspense>
      <Suspense fallback={null}>{profile && changes.length > 0 && <TermsBanner changes={changes} />}</Suspense>
      {tag !== null && <TagKeeper tag={tag} isPlace={mayHaveTag} />}
    </>
  )
}
