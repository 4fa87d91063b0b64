import type { Transaction } from '@green-room/contract/ledger'
import { useState } from 'react'
import { shortDate, signedPoints } from '#web/platform/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/problem-text.ts'
import '#web/accounts/profile-texts.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { NOTHING, RowTable } from '#web/ui/row-table.tsx'
import { StatusTag, type StatusTone } from '#web/ui/status-tag.tsx'
import '#web/ui/texts.ts'
import { useTransactions } from './use-transactions.ts'

const TONES: Record<Transaction['state'], StatusTone> = { reserved: 'wait', charged: 'ok', booked: 'ok', 'not-charged': 'mute' }

/** The member's points, act by act. */
export function Transactions() {
  const t = useT()
  const [page, setPage] = useState(1)
  const { data, error, isPending, refetch } = useTransactions(page)
  return (
    <section aria-labelledby="transactions">
      <h2 id="transactions" className="text-[1.75rem]">
        {t('profile.transactions')}
      </h2>
      <div className="mt-4">
        {error && (
          <ErrorBanner text={problemText(error, t, 'profile.transactions-failed')}>
            <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
              {t('ui.try-again')}
            </button>
          </ErrorBanner>
        )}
        {isPending && <div className="late card skel h-48" aria-hidden="true" />}
        {data && (
          <>
            <RowTable
              empty={t('profile.transactions-none')}
              head={[t('profile.type'), t('profile.date'), t('profile.card'), t('profile.amount'), t('profile.status')]}
              rows={data.data.map((act) => ({
                key: act.id,
                cells: [
                  t(`profile.cause-${act.cause}`),
                  shortDate(act.created_at),
                  act.card ? <bdi key="card">{act.card}</bdi> : NOTHING,
                  <bdi key="amount">{signedPoints(act.amount)}</bdi>,
                  <StatusTag key="state" tone={TONES[act.state]}>
                    {t(`profile.state-${act.state}`)}
                  </StatusTag>,
                ],
                note: act.reason,
              }))}
            />
            <Pager page={page} pages={data.meta.last_page} onPage={setPage} />
          </>
        )}
      </div>
    </section>
  )
}
