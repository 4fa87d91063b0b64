import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { deskCall } from '../desk-call.ts'
import { country, date, euro, points, time } from '../format.ts'
import { ActsOf } from '../members/acts-of.tsx'
import { Facts } from '../parts/facts.tsx'
import { useNotice } from '../parts/notice.tsx'
import { NotYet, troubleText } from '../parts/states.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { say } from '../texts.ts'
import { useDesk, useFilters, useFresh } from '../use-desk.ts'
import { LotBar } from './lot-bar.tsx'
import { History, Refunds } from './order-lists.tsx'
import { OrderTag } from './order-tag.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import './money.css'

const LOOK_MS = 3_000

export default function OrderScreen() {
  const { orderId = '' } = useParams()
  const [{ tab = 'order' }] = useFilters(['tab'])
  const [isRefunding, setRefunding] = useState(false)
  const [isUnderWay, setUnderWay] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { data: me } = useDesk('readOperator', {})
  const { data, error, refetch } = useDesk('openOrder', { order_id: orderId }, isUnderWay ? { everyMs: LOOK_MS } : {})
  const fresh = useFresh()
  const notice = useNotice()
  const waits = data?.refunds.some(({ state }) => state === 'taken') ?? false
  if (waits !== isUnderWay) setUnderWay(waits)
  if (!data) return <NotYet error={error} onRetry={() => void refetch()} />
  const { order, vat, consents, lot, whole } = data
  const keepsBooks = me?.roles.some((role) => role === 'owner' || role === 'finance') ?? false
  const ask = async (): Promise<void> => {
    setAsking(true)
    await deskCall('lookAtOrder', { order_id: orderId }).then(
      ({ asked }) => notice(say(asked > 0 ? 'desk.gateway-asked' : 'desk.gateway-never')),
      (failure: unknown) => notice(troubleText(failure)),
    )
    await fresh()
    setAsking(false)
  }
  return (
    <main className="main">
      <div className="head">
        <h1>{order.number}</h1>
        <OrderTag order={order} />
        <span className="sub">
          {say('desk.order-is', { points: points(order.points), euro: euro(order.cents), at: time(order.paid_at ?? order.created_at) })}
        </span>
        <span className="acts">
          {keepsBooks && (
            <button type="button" className="btn-s line" disabled={isAsking} onClick={() => void ask()}>
              {say('desk.ask-gateway')}
            </button>
          )}
          {me?.roles.some((role) => ['owner', 'finance', 'support'].includes(role)) && whole.cents > 0 && (
            <button type="button" className="btn-s dan" onClick={() => setRefunding(true)}>
              {say('desk.refund-open')}
            </button>
          )}
        </span>
      </div>
      <Waiting type="order" id={order.id} />
      <Tabs
        label={order.number}
        here={tab}
        tabs={[
          ['order', say('desk.order')],
          ['acts', say('desk.what-we-did')],
        ]}
      />
      {tab === 'acts' && <ActsOf type="order" id={order.id} />}
      {tab === 'order' && (
        <>
          <Refunds page={data} />
          <div className="cols">
            <section className="sec">
              <h2>{say('desk.buyer')}</h2>
              <Facts
                facts={[
                  [
                    say('desk.member'),
                    <Link key="member" className="lk" to={`/members/${order.member.id}`}>
                      {[order.member.name, order.member.id].filter(Boolean).join(', ')}
                    </Link>,
                  ],
                  [say('desk.item'), order.item],
                  [say('desk.card'), order.card ?? '–'],
                  [say('desk.sca'), order.sca ?? '–'],
                  [say('desk.receipt'), order.receipt ?? '–'],
                  [
                    say('desk.payment'),
                    order.evidence ? (
                      <a key="evidence" className="lk" href={order.evidence} target="_blank" rel="noreferrer">
                        {order.payment_ref}
                      </a>
                    ) : (
                      <span key="ref" className="mono">
                        {order.payment_ref ?? '–'}
                      </span>
                    ),
                  ],
                ]}
              />
            </section>
            <section className="sec">
              <h2>{say('desk.vat-evidence')}</h2>
              {vat ? (
                <Facts
                  facts={[
                    [say('desk.rate'), `${vat.percent} %, ${country(vat.country)}`],
                    [say('desk.net-vat'), `${euro(vat.net_cents)} + ${euro(vat.vat_cents)}`],
                    [say('desk.of-bill'), country(vat.country)],
                    [say('desk.of-network'), agrees(vat.ip_country, vat.country)],
                    [say('desk.of-card'), agrees(vat.card_country, vat.country)],
                  ]}
                />
              ) : (
                <p className="empty">{say('desk.not-billed')}</p>
              )}
            </section>
            <section className="sec">
              <h2>{say('desk.where-points')}</h2>
              {lot ? <LotBar lot={lot} /> : <p className="empty">{say('desk.no-lot')}</p>}
            </section>
            <section className="sec">
              <h2>{say('desk.consent')}</h2>
              <Facts
                facts={[
                  ...consents.map(
                    ({ kind, language, given_at }) =>
                      [say(kind === 'terms' ? 'desk.consent-terms' : 'desk.consent-immediate'), `${language}, ${time(given_at)}`] as const,
                  ),
                  [say('desk.withdraw-until'), data.withdraw_until ? date(data.withdraw_until) : '–'],
                ]}
              />
            </section>
          </div>
          <section className="sec">
            <h2>{say('desk.history')}</h2>
            <History page={data} />
          </section>
        </>
      )}
      {isRefunding && <RefundDialog page={data} onClose={() => setRefunding(false)} />}
    </main>
  )
}

const agrees = (found: string | null, billed: string): string =>
  found === null ? say('desk.unknown') : `${country(found)} ${found === billed ? '✓' : `– ${say('desk.differs')}`}`
