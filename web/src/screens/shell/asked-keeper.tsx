import { Suspense, useEffect, useState } from 'react'
import { late } from '#web/platform/late.ts'
import { onSessionNews } from '#web/platform/session.ts'

const AskedDialog = late(() => import('#web/content/asked-dialog.tsx'))

/** Something was refused for want of a word to a new version of a legal page: here it is asked for. */
export function AskedKeeper() {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => onSessionNews(({ name }) => (name === 'asked' || name === 'signed-out') && setAsked(name === 'asked')), [])
  return <Suspense fallback={null}>{isAsked && <AskedDialog onClose={() => setAsked(false)} />}</Suspense>
}
