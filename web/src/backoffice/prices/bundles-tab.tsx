import type { Bundle } from '@green-room/contract/backoffice/prices'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { count, euro, points } from '../format.ts'
import { TextField } from '../parts/labelled.tsx'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { Loading, Trouble } from '../parts/states.tsx'
import { Table } from '../parts/table.tsx'
import { Tag } from '../parts/tag.tsx'
import { say, sayName } from '../texts.ts'
import { useDesk } from '../use-desk.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pl', 'ar'] as const
const named = new Intl.DisplayNames('en', { type: 'language' })

/** Bundles, on sale or not. */
export function BundlesTab() {
  const { data, error, refetch } = useDesk('listOffers', {})
  const [open, setOpen] = useState<Bundle | 'new' | null>(null)
  if (!data) return error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Loading />
  const more = ({ points: has, cents }: Bundle): string => {
    const percent = Math.round((has / ((cents / 100) * data.rate) - 1) * 100)
    return `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`
  }
  return (
    <>
      <p className="acts end">
        <button type="button" className="btn-s line" onClick={() => setOpen('new')}>
          <Plus size={15} aria-hidden="true" />
          {say('desk.new-bundle')}
        </button>
      </p>
      <Table
        label={say('desk.bundles')}
        rows={data.bundles}
        empty={say('desk.no-bundles')}
        columns={[
          {
            name: say('desk.bundle'),
            cell: (row) => (
              <button type="button" className="row-key" onClick={() => setOpen(row)}>
                {row.slug}
              </button>
            ),
          },
          { name: say('desk.points'), isNumber: true, cell: (row) => points(row.points) },
          { name: say('desk.price-vat'), isNumber: true, cell: ({ cents }) => euro(cents) },
          { name: say('desk.more-than'), isNumber: true, cell: more },
          { name: say('desk.a-point'), isNumber: true, cell: (row) => `€\u202f${(row.cents / 100 / row.points).toFixed(4)}` },
          { name: say('desk.sold-28'), isNumber: true, cell: ({ sold }) => count(sold) },
          {
            name: say('desk.status'),
            cell: ({ is_active }) => <Tag tone={is_active ? 'ok' : ''}>{say(is_active ? 'desk.on-sale' : 'desk.off-sale')}</Tag>,
          },
        ]}
      />
      {open && <BundlePanel key={open === 'new' ? 'new' : open.id} bundle={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  )
}

const whole = (text: string): number | null => (/^[1-9]\d{0,7}$/.test(text) ? Number(text) : null)
const centsOf = (text: string): number | null =>
  /^\d{1,6}([.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : null

function BundlePanel({ bundle, onClose }: { bundle: Bundle | null; onClose: () => void }) {
  const [slug, setSlug] = useState('')
  const [has, setHas] = useState(bundle ? String(bundle.points) : '')
  const [price, setPrice] = useState(bundle ? (bundle.cents / 100).toFixed(2) : '')
  const [isActive, setActive] = useState(bundle?.is_active ?? true)
  const [words, setWords] = useState<Record<string, string>>(bundle?.description ?? {})
  const id = useId()
  const [given, cents] = [whole(has), centsOf(price)]
  const isSame =
    bundle !== null && given === bundle.points && cents === bundle.cents && isActive === bundle.is_active && words === bundle.description
  const terms =
    !isSame && given !== null && cents !== null && words['en'] ? { points: given, cents, is_active: isActive, description: words } : null
  const field = (name: string, label: string, value: string, set: (text: string) => void, note?: string) => (
    <div className="f">
      <label htmlFor={`${id}-${name}`}>
        {label} {note && <small>{note}</small>}
      </label>
      <input id={`${id}-${name}`} className="in" required value={value} onChange={(event) => set(event.target.value.trim())} />
    </div>
  )
  const common = { onClose, preview: told, title: say(bundle ? 'desk.change-bundle' : 'desk.new-bundle', { slug: bundle?.slug ?? '' }) }
  const children = (
    <>
      {!bundle && field('slug', say('desk.bundle-slug'), slug, setSlug, say('desk.slug-note'))}
      <div className="two">
        {field('points', say('desk.points'), has, setHas)}
        {field('price', say('desk.price-vat'), price, setPrice, '€')}
      </div>
      <label className="ck">
        <input type="checkbox" checked={isActive} onChange={(event) => setActive(event.target.checked)} />
        {say('desk.on-sale')}
      </label>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={say('desk.description-in', { language: named.of(language) ?? language })}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          maxLength={300}
          value={words[language] ?? ''}
          onChange={(text) => setWords({ ...words, [language]: text })}
        />
      ))}
    </>
  )
  return (
    <div className="over">
      {bundle ? (
        <ActPanel
          {...common}
          door="changeBundle"
          input={terms && { bundle_id: bundle.id, version: bundle.version, ...terms }}
          button={say('desk.door-changeBundle')}
        >
          {children}
        </ActPanel>
      ) : (
        <ActPanel
          {...common}
          door="createBundle"
          input={terms && /^[a-z][a-z0-9-]+$/.test(slug) ? { slug, ...terms } : null}
          button={say('desk.door-createBundle')}
        >
          {children}
        </ActPanel>
      )}
    </div>
  )
}
export const told = (preview: Record<string, unknown>) => (
  <Facts facts={Object.entries(preview).map(([name, value]) => [sayName(`desk.value-${name}`, name), String(value)])} />
)
