import type { ModelReport } from '@green-room/contract/backoffice/model'
import { useId, useState } from 'react'
import { date } from '../format.ts'
import { NumberField, TextField } from '../parts/labelled.tsx'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { Table } from '../parts/table.tsx'
import { Tag } from '../parts/tag.tsx'
import { say } from '../texts.ts'

type Price = ModelReport['prices'][number]
const sum = (dollars: number): string => `$\u202f${dollars}`

export function Prices({ prices, onNew }: { prices: readonly Price[]; onNew: (() => void) | undefined }) {
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>
          {say('desk.model-prices')} <small>{say('desk.model-prices-note')}</small>
        </h2>
        {onNew && (
          <button type="button" className="lk" onClick={onNew}>
            {say('desk.model-new-price')}
          </button>
        )}
      </div>
      <Table
        label={say('desk.model-prices')}
        rows={prices.map((price) => ({ ...price, id: `${price.door} ${price.model} ${price.valid_from}` }))}
        empty={say('desk.model-no-prices')}
        columns={[
          {
            name: say('desk.model-door'),
            cell: ({ door, model }) => (
              <>
                <b>{door}</b> <small>{model}</small>
              </>
            ),
          },
          {
            name: say('desk.model-from'),
            cell: ({ valid_from, is_now }) => (
              <>
                {date(valid_from)} {is_now && <Tag tone="ok">{say('desk.model-now')}</Tag>}
              </>
            ),
          },
          { name: say('desk.model-read'), isNumber: true, cell: ({ read }) => sum(read) },
          { name: say('desk.model-from-cache'), isNumber: true, cell: ({ cached }) => sum(cached) },
          { name: say('desk.model-written'), isNumber: true, cell: ({ written }) => sum(written) },
          { name: say('desk.model-by'), cell: ({ by }) => by ?? say('desk.model-by-configuration') },
        ]}
      />
    </section>
  )
}

const AMOUNT = /^\d{1,5}(\.\d{1,6})?$/
const FIELDS = ['read', 'cached', 'written'] as const
const NAMES = { read: 'desk.model-read', cached: 'desk.model-from-cache', written: 'desk.model-written' } as const

/** A price for the days to come: what is over keeps its own. */
export function PricePanel({ doors, today, onClose }: { doors: ModelReport['doors']; today: string; onClose: () => void }) {
  const id = useId()
  const models = doors.filter(({ name }) => name !== 'embedded')
  const [at, setAt] = useState(0)
  const [from, setFrom] = useState(today)
  const [sums, setSums] = useState({ read: '', cached: '', written: '' })
  const chosen = models[at]
  const isRight = chosen !== undefined && from >= today && FIELDS.every((field) => AMOUNT.test(sums[field]))
  const input = isRight
    ? { door: chosen.name, model: chosen.model, from, read: Number(sums.read), cached: Number(sums.cached), written: Number(sums.written) }
    : null
  return (
    <ActPanel
      door="setTokenPrice"
      title={say('desk.model-new-price')}
      input={input}
      onClose={onClose}
      button={say('desk.model-set-price', { from: date(from || today) })}
      preview={({ was, next }) => (
        <Facts
          facts={[
            [say('desk.model-price-was'), String(was)],
            [say('desk.model-price-then'), <b key="next">{String(next)}</b>],
          ]}
        />
      )}
    >
      <div className="f">
        <label htmlFor={`${id}-door`}>{say('desk.model-door')}</label>
        <select id={`${id}-door`} className="in" value={at} onChange={(event) => setAt(Number(event.target.value))}>
          {models.map(({ name, model }, place) => (
            <option key={`${name} ${model}`} value={place}>
              {name} · {model}
            </option>
          ))}
        </select>
      </div>
      <TextField label={say('desk.model-from')} type="date" min={today} required value={from} onChange={setFrom} />
      <div className="three">
        {FIELDS.map((field) => (
          <NumberField
            key={field}
            label={say(NAMES[field])}
            inputMode="decimal"
            required
            value={sums[field]}
            onChange={(text) => setSums({ ...sums, [field]: text })}
          />
        ))}
      </div>
      <p className="sub">{say('desk.model-price-form')}</p>
    </ActPanel>
  )
}
