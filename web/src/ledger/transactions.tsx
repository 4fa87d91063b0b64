import type { Transaction } from '@green-room/contract/ledger'
import { useState } from 'react'
import { shortDate, signedPoints } from '#web/platform/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import '#web/accounts/profile-texts.ts'
import { AskedSection } from '#web/ui/asked-section.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { NOTHING, RowTable } from '#web/ui/row-table.tsx'
import { StatusTag, type StatusTone } from '#web/ui/status-tag.tsx'
import { useTransactions } from './use-transactions.ts'

const TONES: Record<Transaction['state'], StatusTone> = { reserved: 'wait', charged: 'ok', booked: 'ok', 'not-charged': 'mute' }

/** The member's points, act by act. */
export function Transactions() {
  const t = useT()
  const [page, setPage] = useState(1)
  const asked = useTransactions(page)
  return (
    <AskedSection id="transactions" title={t('profile.transactions')} asked={asked} failed="profile.transactions-failed" height="h-48">
      {(data) => (
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
    </AskedSection>
  )
}
