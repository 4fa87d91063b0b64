import type { JournalPage } from '@green-room/contract/backoffice/books'
import { X } from 'lucide-react'
import { Fragment, useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { country, euro, points, sum, time } from '../format.ts'
import { Facts } from '../parts/facts.tsx'
import { Trouble } from '../parts/states.tsx'
import { say, sayName } from '../texts.ts'
import { useDesk } from '../use-desk.ts'
import { journalName } from './journal-name.ts'
import { LotBar } from './lot-bar.tsx'

type Own = { id: string; onClose: () => void; onOpen: (id: string) => void }

/** A journal with its legs, and from its points back to the top-up that they were bought with. */
export function JournalPanel({ id, onClose, onOpen }: Own) {
  const { data, error } = useDesk('openJournal', { journal_id: id })
  const titleId = useId()
  const close = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const leave = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onClose())
  useEffect(() => {
    const own = panel.current
    const heard = (event: KeyboardEvent) => void leave(event)
    close.current?.focus()
    own?.addEventListener('keydown', heard)
    return () => own?.removeEventListener('keydown', heard)
  }, [])
  return (
    <aside ref={panel} className="insp" aria-labelledby={titleId}>
      <div className="insp-in">
        <header>
          <h2 id={titleId}>{say('desk.journal-of', { id })}</h2>
          <button ref={close} type="button" className="btn-s ghost" aria-label={say('desk.close')} onClick={onClose}>
            <X size={16} aria-hidden="true" />
          </button>
        </header>
        {error ? <Trouble error={error} /> : data && <Inside page={data} onOpen={onOpen} />}
      </div>
    </aside>
  )
}

function Inside({
  page: { journal, legs, hold, sources, reverses, reversed_by, sealed },
  onOpen,
}: {
  page: JournalPage
  onOpen: Own['onOpen']
}) {
  const other = (id: string): ReactNode => (
    <button key={id} type="button" className="lk" onClick={() => onOpen(id)}>
      {id}
    </button>
  )
  return (
    <>
      <Facts
        facts={[
          [say('desk.what'), journalName(journal.kind, journal.cause)],
          [say('desk.when'), time(journal.at)],
          ...(journal.reason ? [[say('desk.reason'), journal.reason] as const] : []),
          ...(reverses ? [[say('desk.reverses'), other(reverses)] as const] : []),
          ...(reversed_by ? [[say('desk.reversed-by'), other(reversed_by)] as const] : []),
          [say('desk.sealed'), sealed ? say('desk.sealed-in', { seal: sealed }) : say('desk.not-sealed')],
        ]}
      />
      <h3>{say('desk.legs')}</h3>
      <ul className="legs">
        {legs.map((leg) => (
          <li key={leg.id}>
            <span className="mono">
              {leg.debit} → {leg.credit}
            </span>
            <b>{leg.ccy === 'EUR' ? euro(Math.round(leg.amount * 100)) : points(leg.amount)}</b>
          </li>
        ))}
      </ul>
      {sources.length > 0 && (
        <>
          <h3>{say('desk.came-from')}</h3>
          <ol className="trail">
            {hold && (
              <Step what={say(`desk.hold-${hold.state}` as 'desk.hold-open')} value={points(hold.captured ?? hold.points)}>
                {say('desk.opened-by')} {other(hold.opened_by)}
                {hold.resolved_by && (
                  <>
                    , {say('desk.resolved-by')} {other(hold.resolved_by)}
                  </>
                )}
              </Step>
            )}
            {sources.map((source) => (
              <Fragment key={source.lot}>
                <Step what={say('desk.from-lot', { lot: sayName(`desk.lot-${source.kind}`, source.kind) })} value={points(source.points)}>
                  {say('desk.journal')} {other(source.lot)}, {time(source.at)}
                  {source.reason && `, ${source.reason}`}
                </Step>
                {source.order && <Bought order={source.order} />}
              </Fragment>
            ))}
          </ol>
          {sources.map((source) => (
            <Fragment key={source.lot}>
              <h3>
                {say('desk.became-of', { lot: source.order?.number ?? `${sayName(`desk.lot-${source.kind}`, source.kind)} ${source.lot}` })}
              </h3>
              <LotBar lot={source.units} />
            </Fragment>
          ))}
        </>
      )}
    </>
  )
}

const Step = ({ what, value, children }: { what: ReactNode; value: string; children: ReactNode }) => (
  <li>
    <b>{what}</b>
    <b className="n">{value}</b>
    <span className="sub">{children}</span>
  </li>
)
function Bought({ order }: { order: NonNullable<JournalPage['sources'][number]['order']> }) {
  const { movement } = order
  return (
    <>
      <Step what={<Link to={`/orders/${order.id}`}>{say('desk.order-of', { number: order.number })}</Link>} value={euro(order.share_cents)}>
        {say('desk.share-of', { euro: euro(order.cents) })}
      </Step>
      {order.receipt && (
        <Step what={say('desk.receipt-of', { number: order.receipt })} value={euro(order.cents)}>
          {say('desk.receipt-is', {
            net: euro(order.net_cents),
            vat: euro(order.vat_cents),
            percent: order.vat_percent,
            country: country(order.country),
          })}
        </Step>
      )}
      <Step what={say('desk.paid-by', { card: order.card ?? say('desk.the-card') })} value={euro(order.cents)}>
        <span className="mono">{order.payment_ref ?? '–'}</span>
        {order.paid_at && `, ${time(order.paid_at)}`}
      </Step>
      {movement && (
        <Step what={say('desk.at-gateway')} value={sum(movement.amount, movement.currency)}>
          <span className="mono">{movement.ref}</span>, {say('desk.fee-of', { fee: sum(movement.fee, movement.currency) })}
        </Step>
      )}
    </>
  )
}
