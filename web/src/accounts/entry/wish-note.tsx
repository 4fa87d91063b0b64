import { useLocation, useSearchParams } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { localPath } from '@green-room/contract/wire/local-path'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { confirmedIn } from './sign-in.ts'
import './verification-texts.ts'

const REASONS: readonly (readonly [RegExp, TextKey])[] = [
  [/[?&]start=random(?:&|$)/, 'accounts.wish-random'],
  [/^\/topics\/\d+\/chat/, 'accounts.wish-chat'],
  [/^\/taste\//, 'accounts.wish-taste'],
  [/^\//, 'accounts.wish-page'],
]

/** Why a visitor stands before a form: what they wanted comes right after it. */
export default function WishNote() {
  const t = useT()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const wish = localPath(query.get('redirect'))
  const reason = confirmedIn(state) !== null ? 'accounts.wish-confirmed' : wish && REASONS.find(([pattern]) => pattern.test(wish))?.[1]
  return reason ? <p className="rounded-md bg-brass-wash px-4 py-3 font-medium text-brass-ink">{t(reason)}</p> : null
}
