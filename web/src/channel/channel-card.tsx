import type { Profile } from '@green-room/contract/accounts'
import { Sparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import '#web/accounts/profile-texts.ts'
import { PlannedPrices } from '#web/content/planned-prices.tsx'
import { useSettings } from '#web/content/use-settings.ts'
import { useWorth } from '#web/content/use-worth.ts'
import { shortDate } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { Coin } from '#web/ui/pictures/coin.tsx'
import { Cost } from '#web/ui/cost.tsx'
import '#web/ui/texts.ts'
import { useBecomeChannel } from './use-become-channel.ts'

const ConfirmDialog = late(async () => ({ default: (await import('#web/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog }))

type ChannelCardProps = { profile: Profile; /** The way to a top-up of what is missing. */ topUpPath: (missing: number) => string }

/** Channel status: what it gives and costs, bought or extended after a question. */
export function ChannelCard({ profile, topUpPath }: ChannelCardProps) {
  const t = useT()
  const { points } = useNumbers()
  const worth = useWorth()
  const { channel_status_cost: cost, channel_status_duration: days, channel_max_active_chats: chats } = useSettings()
  const [isAsking, setAsking] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const ask = () => {
    setWasAsked(true)
    setAsking(true)
  }
  const become = useBecomeChannel()
  const until = profile.is_channel ? profile.channel_expire_at : null
  const missing = cost - profile.balance
  const perks = [t('profile.channel-perk-topics'), t('profile.channel-perk-style'), t('profile.channel-perk-chats', { count: chats })]
  const buy = () =>
    become.mutate(cost, {
      onSuccess: (channel) =>
        showToast({ text: t('profile.channel-bought', { date: shortDate(channel.channel_expire_at) }), durationMs: TOAST_MS.account }),
      onError: (error) => showToast({ tone: 'bad', text: problemText(error, t, 'profile.channel-failed'), durationMs: TOAST_MS.account }),
      onSettled: () => setAsking(false),
    })
  return (
    <section
      aria-labelledby="channel"
      className="card grid gap-6 p-6 shadow-[inset_0_0_0_2px_var(--brass)] sm:p-8 grid-cols-1 @min-[36rem]:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <h2 id="channel" className="flex items-center gap-2.5 text-section">
          <Sparkles size={24} className="shrink-0 text-brass-ink" aria-hidden="true" />
          {t(until ? 'profile.channel-status' : 'profile.channel-buy')}
        </h2>
        {until && <p className="mt-2 font-medium text-ok tabular-nums">{t('profile.channel-until', { date: shortDate(until) })}</p>}
        <PlannedPrices of={/^channel_/} className="mt-4" />
        <ul className="mt-4 grid gap-1.5 text-ink-2">
          {perks.map((perk) => (
            <li key={perk} className="flex gap-2.5">
              <span aria-hidden="true" className="mt-[0.6em] h-[3px] w-3 shrink-0 bg-brass" />
              {perk}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col justify-between gap-4 @min-[36rem]:items-end @min-[36rem]:text-end">
        <div className="text-ink-2">
          <p className="flex items-center gap-2 font-display text-[2rem] leading-none font-bold text-ink tabular-nums @min-[36rem]:justify-end">
            <Coin size={24} />
            {cost > 0 ? points(cost) : t('ui.free')} {cost > 0 && <span className="font-sans text-sm font-semibold">{t('ui.points')}</span>}
          </p>
          <p className="mt-2 text-sm">
            {cost > 0 ? t('profile.channel-for', { days, worth: worth(cost) }) : t('profile.channel-days', { days })}
          </p>
          {missing > 0 && (
            <p className="mt-1 text-sm font-medium text-danger">
              <span id="channel-short">{t('profile.channel-short', { points: points(missing) })}</span>{' '}
              <Link to={topUpPath(missing)} className="link inline-flex min-h-6 items-center">
                {t('profile.top-up')}
              </Link>
            </p>
          )}
        </div>
        <button
          type="button"
          className="btn btn-primary px-8 @max-[36rem]:w-full"
          disabled={missing > 0}
          aria-haspopup="dialog"
          aria-describedby={missing > 0 ? 'channel-short' : undefined}
          onClick={ask}
        >
          {t(until ? 'profile.extend' : 'profile.buy')}
        </button>
      </div>
      {wasAsked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen={isAsking}
            question={t('profile.confirm-purchase')}
            isBusy={become.isPending}
            onNo={() => setAsking(false)}
            onYes={buy}
          >
            <Cost amount={cost} worth={worth(cost)} />
          </ConfirmDialog>
        </Suspense>
      )}
    </section>
  )
}
