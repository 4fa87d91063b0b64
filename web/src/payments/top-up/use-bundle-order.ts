import { useRef } from 'react'
import { call } from '#web/platform/wire/call.ts'
import { newKey } from '#web/platform/wire/new-key.ts'

/** Opens a bundle's order, with which its checkout goes on. However often it is asked for, there is one. */
export function useBundleOrder(): (bundleId: string) => Promise<void> {
  const keys = useRef(new Map<string, string>())
  return async (bundleId) => {
    const key = keys.current.get(bundleId) ?? newKey()
    keys.current.set(bundleId, key)
    await call('purchaseBundle', { bundle_id: bundleId }, { key })
    keys.current.delete(bundleId)
  }
}
