import { Link } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { useSession } from '#web/platform/kept/use-session.ts'
import '#web/accounts/texts.ts'
import { signInPath } from '../shell/keepers/session-keeper.tsx'
import '#web/accounts/entry/verification-texts.ts'

/** A link that was used before: there is nothing left to do but to go on. */
export function Done({ target }: { target: string }) {
  const t = useT()
  const { isAuthenticated } = useSession()
  return (
    <>
      <p role="status" className="mt-4 text-lg text-ink-2">
        {t('accounts.verify-done-text')}
      </p>
      <Link to={isAuthenticated ? target : signInPath(target)} className="btn btn-primary mt-7 min-h-13 px-7">
        {t(isAuthenticated ? 'accounts.verify-go-on' : 'accounts.sign-in')}
      </Link>
    </>
  )
}
