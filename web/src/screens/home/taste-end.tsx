import { Link } from 'react-router'
import { tastePath } from '#web/accounts/entry/tasted.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { useSession } from '#web/platform/kept/use-session.ts'
import './taste-texts.ts'

/** Where the talk goes on: for a guest by way of the sign-up, for a member at once. */
export function TasteEnd({ name, code }: { name: string; code: string | null }) {
  const t = useT()
  const { points } = useNumbers()
  const { isAuthenticated } = useSession()
  const { welcome_points: welcome, is_reg_enabled: isOpen } = useSettings()
  const path = tastePath(code ?? '')
  const isShut = !isAuthenticated && !isOpen
  const text = isShut ? t('taste.end-shut') : t(isAuthenticated ? 'taste.end-member' : 'taste.end-text', { name, points: points(welcome) })
  return (
    <div className="border-t border-line bg-raised px-5 py-5">
      <h3 tabIndex={-1} className="text-[1.5rem] outline-none">
        {t('taste.end')}
      </h3>
      <p className="mt-1.5 text-ink-2">{text}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {!isShut && (
          <Link to={isAuthenticated ? path : `/auth?form=signup&redirect=${encodeURIComponent(path)}`} className="btn btn-primary">
            {t(isAuthenticated ? 'taste.open' : 'taste.sign-up')}
          </Link>
        )}
        <Link to="/characters" className="btn btn-ghost">
          {t('taste.other')}
        </Link>
      </div>
    </div>
  )
}
