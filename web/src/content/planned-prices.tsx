import { Suspense } from 'react'
import { late } from '#web/platform/late.ts'
import { useSettings } from './use-settings.ts'

const PriceNotice = late(() => import('./price-notice.tsx'))

/** That a price stands here which is to change. Mostly none is, and nothing is loaded. */
export function PlannedPrices({ of, className }: { of: RegExp; className?: string }) {
  const changes = useSettings().price_changes.filter(({ key }) => of.test(key))
  return <Suspense fallback={null}>{changes.length > 0 && <PriceNotice changes={changes} {...(className && { className })} />}</Suspense>
}
