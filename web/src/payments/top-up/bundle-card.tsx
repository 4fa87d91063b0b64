import { Suspense } from 'react'
import '#web/accounts/profile-texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { AskedSection } from '#web/ui/lists/asked-section.tsx'
import { useBundles } from './use-bundles.ts'

const OfferBar = late(() => import('./offer-bar.tsx'))

/** The offers among the account's settings; the balance page has all of them. */
export function BundleCard() {
  const t = useT()
  return (
    <AskedSection id="bundles" title={t('profile.bundles')} asked={useBundles()} failed="profile.bundles-failed" height="h-48">
      {(bundles) => (
        <div className="card p-5 sm:p-7">
          {bundles.length === 0 && <p className="text-ink-2">{t('profile.bundles-none')}</p>}
          <Suspense fallback={<div className="h-32" />}>
            <OfferBar missing={0} allPath="/account?tab=balance" back={null} />
          </Suspense>
        </div>
      )}
    </AskedSection>
  )
}
