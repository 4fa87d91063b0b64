import { useLocation, useSearchParams } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { localPath } from '@green-room/contract/local-path'
import type { TextKey } from '#web/platform/text-key.ts'
import './texts.ts'

/** Where a browser that waited for its confirmation is led to: the address is confirmed, elsewhere, and this browser is not signed in. */
export type Confirmed = { confirmed: string }
export const confirmedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'confirmed' in state && typeof state.confirmed === 'string' ? state.confirmed : null

const REASONS: readonly (readonly [RegExp, TextKey])[] = [
  [/[?&]start=random(?:&|$)/, 'accounts.wish-random'],
  [/^\/topics\/\d+\/chat/, 'accounts.wish-chat'],
  [/^\/taste\//, 'accounts.wish-taste'],
  [/^\//, 'accounts.wish-page'],
]

/** Why a visitor stands before a form: what they wanted comes right after it. */
export function WishNote() {
  const t = useT()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const wish = localPath(query.get('redirect'))
  const reason = confirmedIn(state) !== null ? 'accounts.wish-confirmed' : wish && REASONS.find(([pattern]) => pattern.test(wish))?.[1]
  return reason ? <p className="mt-4 rounded-md bg-brass-wash px-4 py-3 font-medium text-brass-ink">{t(reason)}</p> : null
}
