import type { DeskOrder } from '@green-room/contract/backoffice/orders'
import { REFUND_PARTS } from '@green-room/contract/wire/backoffice-rights'
import { useId, useState } from 'react'
import { country, euro, points, sum } from '../format.ts'
import { NumberField } from '../parts/labelled.tsx'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { say } from '../texts.ts'

type Part = (typeof REFUND_PARTS)[number]
/** '12.50' and '12,5' are 1250 cents. */
const centsOf = (text: string): number | null =>
  /^\d{1,6}([.,]\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.trim().replace(',', '.')) * 100) : null

/** Money is sent back: which part, what that is in figures, and why. */
export function RefundDialog({ page: { order, unspent, whole, lot, vat }, onClose }: { page: DeskOrder; onClose: () => void }) {
  const [part, setPart] = useState<Part>(unspent.cents > 0 ? 'unspent' : 'whole')
  const [text, setText] = useState('')
  const id = useId()
  const cents = part === 'sum' ? centsOf(text) : part === 'unspent' ? unspent.cents : whole.cents
  const note: Record<Part, string> = {
    unspent: say('desk.refund-unspent-note', { points: points(unspent.points), all: points(lot?.points ?? order.points) }),
    whole:
      whole.cents > unspent.cents
        ? say('desk.refund-whole-note', { points: points(whole.points), euro: euro(whole.cents - unspent.cents) })
        : say('desk.refund-all-unspent'),
    sum: say('desk.refund-sum-note'),
  }
  return (
    <ActPanel
      door="refundOrder"
      isMoney
      isDanger
      title={say('desk.refund-of', { number: order.number })}
      input={cents === null || cents < 1 ? null : { order_id: order.id, part, ...(part === 'sum' && { cents }) }}
      onClose={onClose}
      button={cents === null || cents < 1 ? say('desk.refund') : say('desk.refund-send', { euro: euro(cents) })}
      preview={(shown) => (
        <>
          <Facts
            facts={[
              [say('desk.to-card', { card: order.card ?? say('desk.the-card') }), sum(-Number(shown['amount']), String(shown['currency']))],
              [say('desk.points-taken'), Number(shown['points']) > 0 ? `− ${points(Number(shown['points']))}` : '0'],
              [say('desk.points-after'), `${points(Number(shown['points_then']))} / ${points(Number(shown['points_now']))}`],
              ...(Number(shown['borne_cents']) > 0 ? [[say('desk.house-bears'), euro(Number(shown['borne_cents']))] as const] : []),
              [
                say('desk.vat-of', { country: country(vat?.country ?? null), percent: Number(shown['vat_percent']) }),
                euro(-Number(shown['vat_cents'])),
              ],
              [say('desk.credit-note'), say('desk.in-series', { series: String(shown['series']) })],
            ]}
          />
          <p className="sub">
            {say('desk.refund-alone', { euro: euro(Number(shown['alone_cents'])), left: Number(shown['alone_left']) })}{' '}
            {say('desk.refund-mail', { language: order.language ?? 'en' })}
          </p>
        </>
      )}
    >
      <fieldset className="parts">
        <legend className="hidden">{say('desk.refund-which')}</legend>
        {REFUND_PARTS.map((one) => (
          <label key={one} className="part">
            <input
              type="radio"
              name={`${id}-part`}
              checked={part === one}
              disabled={one === 'unspent' && unspent.cents === 0}
              onChange={() => setPart(one)}
            />
            <span>
              <b>{say(`desk.refund-${one}`)}</b>
              <small>{note[one]}</small>
            </span>
            {one !== 'sum' && <b>{euro(one === 'unspent' ? unspent.cents : whole.cents)}</b>}
          </label>
        ))}
      </fieldset>
      {part === 'sum' && (
        <NumberField
          label={say('desk.sum-in-euro')}
          hint={say('desk.points-most', { points: euro(whole.cents) })}
          inputMode="decimal"
          required
          value={text}
          onChange={setText}
        />
      )}
    </ActPanel>
  )
}
