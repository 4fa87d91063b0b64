import { Link } from 'react-router'
import { useProfile } from '#web/accounts/use-profile.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { Coin } from '#web/ui/pictures/coin.tsx'
import '#web/ui/texts.ts'

/** The balance, in full. Until it is known its place is kept. */
export function PointsChip() {
  const t = useT()
  const { points } = useNumbers()
  const { data: profile } = useProfile()
  return (
    <Link to="/account?tab=balance" className="points-chip">
      <Coin />
      {profile ? points(profile.balance, true) : <span className="skel inline-block h-4 w-13" aria-hidden="true" />}
      <span className="text-[0.75rem] tracking-[0.04em] max-sm:sr-only">{t('ui.points')}</span>
    </Link>
  )
}
