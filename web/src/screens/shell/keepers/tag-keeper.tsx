import { use, useEffect, useRef } from 'react'
import { BootContext } from '#web/platform/boot.ts'
import { useAdConsent } from '#web/platform/kept/consent.ts'
import { forgetTag, startTag } from '#web/platform/google-tag.ts'

/**
 * Keeps the operator's Google tag to visitors who agreed and to pages that hold nothing of anybody's (`isPlace`).
 * What a page may load was settled when it was sent: where that changes, it is read anew, and a tag that ran is gone. Draws nothing.
 */
export function TagKeeper({ tag, isPlace }: { tag: string; isPlace: boolean }) {
  const { hasTag } = use(BootContext)
  const consent = useAdConsent()
  const isWanted = consent === true && isPlace
  const was = useRef(isWanted)

  useEffect(() => {
    if (isWanted && hasTag) startTag(tag)
    if (consent === false) forgetTag()
  }, [tag, consent, isWanted, hasTag])
  useEffect(() => {
    if (isWanted === was.current) return
    was.current = isWanted
    if (isWanted === hasTag) return
    history.scrollRestoration = 'auto'
    location.reload()
  }, [isWanted, hasTag])
  return null
}
