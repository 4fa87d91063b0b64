import type { Transaction } from '@green-room/contract/ledger'
import { useState } from 'react'
import { shortDate, shortTime } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import '#web/accounts/profile-texts.ts'
import { AskedSection } from '#web/ui/lists/asked-section.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { NOTHING, RowTable } from '#web/ui/lists/row-table.tsx'
import { StatusTag, type StatusTone } from '#web/ui/status-tag.tsx'
import { useTransactions } from './use-transactions.ts'

const TONES: Record<Transaction['state'], StatusTone> = { reserved: 'wait', charged: 'ok', booked: 'ok', 'not-charged': 'mute' }

/** The member's points, act by act. */
export function Transactions() {
  const t = useT()
  const { signedPoints } = useNumbers()
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
                <What key="what" act={act} />,
                <When key="when" time={act.created_at} />,
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

/** What it was, and in which chat. */
function What({ act: { cause, chat } }: { act: Transaction }) {
  const t = useT()
  return (
    <>
      {t(`profile.cause-${cause}`)}
      {chat && (
        <span className="block text-sm font-normal text-ink-3">
          <bdi>{chat.title}</bdi>
          {chat.character !== null && (
            <>
              {' · '}
              <bdi>{chat.character}</bdi>
            </>
          )}
        </span>
      )}
    </>
  )
}

const When = ({ time }: { time: string }) => (
  <time dateTime={time}>
    {shortDate(time)} <span className="whitespace-nowrap text-ink-3">{shortTime(time)}</span>
  </time>
)
