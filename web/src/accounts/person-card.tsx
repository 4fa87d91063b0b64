import type { Profile } from '@green-room/contract/accounts'
import type { ReactNode } from 'react'
import { useWorth } from '#web/content/use-worth.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { joinDate } from '#web/platform/texts/format.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { Coin } from '#web/ui/pictures/coin.tsx'
import { spacedPhone } from './phone/spaced-phone.ts'
import './profile-texts.ts'

/**
 * Who is signed in; `children` is what can be done about the balance. On a phone every tab but the first shows the short form, so that its
 * own content stands above the fold.
 */
export function PersonCard({ profile, isShort, children }: { profile: Profile; isShort: boolean; children?: ReactNode }) {
  const { t, locale } = useI18n()
  const { points } = useNumbers()
  const worth = useWorth()
  return (
    <aside aria-label={t('profile.profile')} className="card p-6 lg:sticky lg:top-24">
      <div className="flex items-center gap-4">
        <Avatar id={profile.id} name={profile.name} color={profile.avatar_color} imageUrl={profile.avatarUrl} size={72} />
        <p className="min-w-0">
          <b
            dir="auto"
            className="block wrap-anywhere font-display text-[1.5rem] leading-tight font-bold tracking-[-0.02em] text-as-around"
          >
            {`${profile.name} ${profile.surname}`.trim()}
          </b>
          <span className="text-sm text-ink-3">{t('profile.here-since', { date: joinDate(profile.created_at, locale) })}</span>
        </p>
      </div>
      <dl className={`rows mt-5 text-[0.9375rem] [&_dt]:text-sm [&_dt]:text-ink-3 [&>div]:py-3 ${isShort ? 'max-lg:hidden' : ''}`}>
        <div>
          <dt>{t('accounts.email')}</dt>
          <dd dir="auto" className="wrap-anywhere text-as-around">
            {profile.email}
          </dd>
        </div>
        <div>
          <dt>{t('accounts.phone')}</dt>
          <dd className="tabular-nums">{profile.phone ? <bdi>{spacedPhone(profile)}</bdi> : t('profile.no-phone')}</dd>
        </div>
      </dl>
      <div className="mt-2 rounded-lg bg-brass-wash p-4 text-brass-ink">
        <p className="text-sm font-medium">{t('profile.points-balance')}</p>
        <p className="mt-1 flex items-center gap-2.5 font-display text-[2.25rem] leading-none font-bold tracking-[-0.02em] tabular-nums">
          <Coin size={28} />
          {points(profile.balance)}
        </p>
        <p className="mt-2 text-sm tabular-nums">{t('profile.worth', { sum: worth(profile.balance) })}</p>
        {profile.owed > 0 && <p className="mt-2 text-sm font-medium">{t('profile.owed', { points: points(profile.owed) })}</p>}
        {profile.held > 0 && <p className="mt-1 text-sm tabular-nums">{t('profile.held', { points: points(profile.held) })}</p>}
      </div>
      {children && <div className={`mt-4 ${isShort ? 'max-lg:hidden' : ''}`}>{children}</div>}
    </aside>
  )
}
