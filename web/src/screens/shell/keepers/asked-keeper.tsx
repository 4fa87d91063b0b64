import { Suspense } from 'react'
import { late } from '#web/platform/late.ts'
import { setAsked } from '#web/platform/kept/session.ts'
import { useSession } from '#web/platform/kept/use-session.ts'

const AskedDialog = late(() => import('#web/content/asked-dialog.tsx'))

/** Something was refused for want of a word to a new version of a legal page: here it is asked for. */
export function AskedKeeper() {
  const { isAsked } = useSession()
  return <Suspense fallback={null}>{isAsked && <AskedDialog onClose={() => setAsked(false)} />}</Suspense>
}
