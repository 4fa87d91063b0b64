import type { SpendingCare } from '@green-room/contract/ledger'
import '#web/accounts/profile-texts.ts'
import { shortDate } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { useLateDialog } from '#web/ui/dialogs/use-late-dialog.tsx'
import { useSpendingCare } from './use-spending-care.ts'

const SpendingDialog = late(() => import('./spending-dialog.tsx'))

/** How much of the own limits is used, and the way to change them. */
export function SpendingCard() {
  const t = useT()
  const { points } = useNumbers()
  const { data: care, error } = useSpendingCare()
  const { ask, dialog } = useLateDialog((own) => care && <SpendingDialog {...own} care={care} />)
  return (
    <section aria-labelledby="spending-limit" className="card p-6 sm:p-7">
      <h2 id="spending-limit" className="text-[1.25rem]">
        {t('profile.limit')}
      </h2>
      {error && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {t('profile.some-failed')}
        </p>
      )}
      {care && <Limit label="profile.limit-day" limit={care.daily} noteFrom={care.note_percent} />}
      {care && <Limit label="profile.limit-week" limit={care.weekly} noteFrom={care.note_percent} />}
      {care && care.daily.limit === null && care.weekly.limit === null && (
        <p className="mt-2 text-sm text-ink-2 tabular-nums">{t('profile.limit-none', { used: points(care.weekly.used) })}</p>
      )}
      <button type="button" className="link mt-4 min-h-9 pointer-coarse:min-h-11" aria-haspopup="dialog" disabled={!care} onClick={ask}>
        {t('profile.limit-change')}
      </button>
      {dialog}
    </section>
  )
}

function Limit({
  label,
  limit: { limit, used, next },
  noteFrom,
}: {
  label: 'profile.limit-day' | 'profile.limit-week'
  limit: SpendingCare['daily']
  noteFrom: number
}) {
  const t = useT()
  const { points } = useNumbers()
  const coming =
    next &&
    (next.limit === null
      ? t('profile.limit-next-none', { date: shortDate(next.from) })
      : t('profile.limit-next', { date: shortDate(next.from), limit: points(next.limit) }))
  if (limit === null) return coming ? <p className="mt-2 text-sm text-ink-3">{coming}</p> : null
  const share = Math.min(1, used / limit)
  const text = t(label, { used: points(used), limit: points(limit) })
  return (
    <div className="mt-4">
      <p className="text-sm text-ink-2 tabular-nums">{text}</p>
      <div
        role="meter"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        className="mt-2 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full bg-brass" style={{ width: `${share * 100}%` }} />
      </div>
      {share * 100 >= noteFrom && (
        <p className="mt-2 rounded-md bg-brass-wash px-3 py-2 text-sm font-medium text-brass-ink">
          {share >= 1 ? t('profile.limit-reached') : t('profile.limit-near', { percent: Math.floor(share * 100) })}
        </p>
      )}
      {coming && <p className="mt-2 text-sm text-ink-3 tabular-nums">{coming}</p>}
    </div>
  )
}
