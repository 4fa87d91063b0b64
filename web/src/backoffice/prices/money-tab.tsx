import type { CurrencyRow } from '@green-room/contract/backoffice/prices'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { date } from '../format.ts'
import { NumberField, TextField } from '../parts/labelled.tsx'
import { ActPanel } from '../parts/act-panel.tsx'
import { Loading, Trouble } from '../parts/states.tsx'
import { Table } from '../parts/table.tsx'
import { Tag } from '../parts/tag.tsx'
import { say } from '../texts.ts'
import { useDesk } from '../use-desk.ts'
import { told } from './bundles-tab.tsx'
import { instant } from './edits.ts'
import { WhenField } from './when-field.tsx'

/** VAT by country, and what a euro is in other currencies. */
export function MoneyTab() {
  const { data, error, refetch } = useDesk('listOffers', {})
  const [open, setOpen] = useState<CurrencyRow | 'currency' | 'vat' | null>(null)
  if (!data) return error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Loading />
  const close = (): void => setOpen(null)
  const button = (what: 'currency' | 'vat', name: 'desk.new-currency' | 'desk.new-vat') => (
    <button type="button" className="btn-s line" onClick={() => setOpen(what)}>
      <Plus size={15} aria-hidden="true" />
      {say(name)}
    </button>
  )
  return (
    <>
      <div className="sec-h">
        <h2>{say('desk.currencies')}</h2>
        {button('currency', 'desk.new-currency')}
      </div>
      <Table
        label={say('desk.currencies')}
        rows={data.currencies.map((row) => ({ ...row, id: row.code }))}
        empty=""
        columns={[
          {
            name: say('desk.code-of'),
            cell: ({ id: _id, ...row }) => (
              <button type="button" className="row-key" onClick={() => setOpen(row)}>
                {row.code}
              </button>
            ),
          },
          { name: say('desk.symbol'), cell: ({ symbol }) => symbol },
          { name: say('desk.euro-rate'), isNumber: true, cell: ({ rate, minor_digits }) => rate.toFixed(Math.max(4, minor_digits)) },
          { name: say('desk.status'), cell: ({ is_default }) => is_default && <Tag>{say('desk.default')}</Tag> },
        ]}
      />
      <section className="sec">
        <div className="sec-h">
          <h2>{say('desk.vat-rates')}</h2>
          {button('vat', 'desk.new-vat')}
        </div>
        <p className="sub">{say('desk.vat-rates-note')}</p>
        <Table
          label={say('desk.vat-rates')}
          rows={data.vat_rates.map((row) => ({ ...row, id: `${row.country} ${row.valid_from}` }))}
          empty={say('desk.no-vat')}
          columns={[
            { name: say('desk.country'), cell: ({ title }) => title },
            { name: say('desk.vat-percent'), isNumber: true, cell: ({ percent }) => `${percent} %` },
            { name: say('desk.valid-from'), cell: ({ valid_from }) => (valid_from ? date(valid_from) : say('desk.always')) },
          ]}
        />
      </section>
      {open && (
        <div className="over">
          {open === 'vat' ? (
            <VatPanel onClose={close} />
          ) : (
            <CurrencyPanel key={open === 'currency' ? '' : open.code} row={open === 'currency' ? null : open} onClose={close} />
          )}
        </div>
      )}
    </>
  )
}

const numberOf = (text: string): number | null => (/^\d{1,7}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : null)

function CurrencyPanel({ row, onClose }: { row: CurrencyRow | null; onClose: () => void }) {
  const [code, setCode] = useState(row?.code ?? '')
  const [symbol, setSymbol] = useState(row?.symbol ?? '')
  const [text, setText] = useState(row ? String(row.rate) : '')
  const rate = numberOf(text)
  const isRight = /^[A-Z]{3}$/.test(code) && symbol !== '' && rate !== null && rate > 0 && (rate !== row?.rate || symbol !== row.symbol)
  const field = (label: string, value: string, set: (next: string) => void) => (
    <TextField label={label} required value={value} onChange={(typed) => set(typed.trim())} />
  )
  return (
    <ActPanel
      door="setCurrency"
      title={row ? say('desk.change-currency', { code: row.code }) : say('desk.new-currency')}
      input={isRight ? { code, symbol, rate, version: row?.version ?? null } : null}
      preview={told}
      button={say('desk.door-setCurrency')}
      onClose={onClose}
    >
      {!row && field(say('desk.code-of'), code, (next) => setCode(next.toUpperCase()))}
      <div className="two">
        {field(say('desk.symbol'), symbol, setSymbol)}
        {field(say('desk.euro-rate'), text, setText)}
      </div>
    </ActPanel>
  )
}

function VatPanel({ onClose }: { onClose: () => void }) {
  const [country, setCountry] = useState('')
  const [text, setText] = useState('')
  const [local, setLocal] = useState<string | null>('')
  const percent = numberOf(text)
  const isRight = /^[a-z]{2}$/.test(country) && percent !== null && local !== null
  return (
    <ActPanel
      door="setVatRate"
      title={say('desk.new-vat')}
      input={isRight ? { country, percent, at: instant(local) } : null}
      preview={told}
      button={say('desk.door-setVatRate')}
      onClose={onClose}
    >
      <div className="two">
        <TextField
          label={say('desk.country-code')}
          maxLength={2}
          required
          value={country}
          onChange={(typed) => setCountry(typed.trim().toLowerCase())}
        />
        <NumberField label={say('desk.vat-percent')} inputMode="decimal" required value={text} onChange={setText} />
      </div>
      <WhenField onChange={setLocal} />
    </ActPanel>
  )
}
