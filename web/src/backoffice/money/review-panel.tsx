import type { Review } from '@green-room/contract/backoffice/books'
import { useState, type ReactNode } from 'react'
import { euro, sum, time } from '../format.ts'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { TextField } from '../parts/labelled.tsx'
import { say, sayName } from '../texts.ts'

export const Payment = ({ at, name }: { at: string | null; name: string }): ReactNode =>
  at ? (
    <a href={at} target="_blank" rel="noreferrer">
      {name}
    </a>
  ) : (
    <span className="mono">{name}</span>
  )

/** A matter of money: what it is, and how it ends. */
export function ReviewPanel({ review, onClose }: { review: Review; onClose: () => void }) {
  const [isReturning, setReturning] = useState(false)
  const [reference, setReference] = useState('')
  const { id, returnable, refused_at: refusedAt } = review
  const outside = reference.trim()
  const whole = returnable && sum(returnable.amount, returnable.currency)
  if (isReturning && whole !== null) return <ReturnDialog id={id} whole={whole} onClose={() => setReturning(false)} onDone={onClose} />
  return (
    <ActPanel
      door="settleReview"
      title={say('desk.settle-of', { id })}
      input={{ review_id: id, ...(outside && { reference: outside }) }}
      preview={() => (
        <Facts
          facts={[
            [say('desk.what'), sayName(`desk.review-${review.reason}`, review.reason)],
            [say('desk.payment'), <Payment key="payment" at={review.evidence} name={review.ref} />],
            [say('desk.detail'), review.detail ?? '–'],
          ]}
        />
      )}
      button={say(outside ? 'desk.settle-outside' : 'desk.door-settleReview')}
      onClose={onClose}
    >
      {refusedAt && <p className="sub">{say('desk.gateway-refused-at', { at: time(refusedAt) })}</p>}
      {whole !== null && (
        <button type="button" className="btn-s line" onClick={() => setReturning(true)}>
          {say('desk.return-open', { sum: whole })}
        </button>
      )}
      <p className="sub">{say('desk.settle-note')}</p>
      <TextField
        label={say('desk.outside-ref')}
        hint={say('desk.outside-ref-hint')}
        value={reference}
        maxLength={60}
        onChange={setReference}
      />
    </ActPanel>
  )
}

function ReturnDialog({ id, whole, onClose, onDone }: { id: string; whole: string; onClose: () => void; onDone: () => void }) {
  return (
    <ActPanel
      door="returnReview"
      isMoney
      isDanger
      title={say('desk.return-of', { id })}
      input={{ review_id: id }}
      button={say('desk.return-send', { sum: whole })}
      onClose={onClose}
      onDone={onDone}
      preview={(shown) => (
        <>
          <Facts
            facts={[
              [say('desk.what'), sayName(`desk.review-${String(shown['matter'])}`, String(shown['matter']))],
              [
                say('desk.payment'),
                <span key="payment" className="mono">
                  {String(shown['payment'])}
                </span>,
              ],
              [say('desk.to-card', { card: say('desk.the-card') }), sum(-Number(shown['amount']), String(shown['currency']))],
            ]}
          />
          <p className="sub">
            {say('desk.return-note')}{' '}
            {say('desk.return-alone', { euro: euro(Number(shown['alone_cents'])), left: Number(shown['alone_left']) })}
          </p>
        </>
      )}
    />
  )
}
