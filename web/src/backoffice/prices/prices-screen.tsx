import type { Settings } from '@green-room/contract/backoffice/prices'
import type { Priced } from '@green-room/contract/money/price-effect'
import { SETTINGS, type SettingGroup } from '@green-room/contract/backoffice/setting-kinds'
import { useState } from 'react'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { NotYet } from '../parts/states.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { time } from '../format.ts'
import { say } from '../texts.ts'
import { useDesk, useFilters } from '../use-desk.ts'
import { BundlesTab } from './bundles-tab.tsx'
import { changesOf, KEYS, typedOf, type Edits } from './edits.ts'
import { EffectTable } from './effect-table.tsx'
import { History } from './history.tsx'
import { MoneyTab } from './money-tab.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { SettingRows } from './setting-rows.tsx'
import './prices.css'

const keysOf = (group: SettingGroup) => KEYS.filter((key) => SETTINGS[key].group === group)

export default function PricesScreen() {
  const { data, error, refetch } = useDesk('listSettings', {})
  if (!data) return <NotYet error={error} onRetry={() => void refetch()} />
  return <Prices settings={data} />
}

function Prices({ settings }: { settings: Settings }) {
  const [{ tab = 'prices' }] = useFilters(['tab'])
  const { data: me } = useDesk('readOperator', {})
  const isOwner = me?.roles.includes('owner') ?? false
  const [edits, setEdits] = useState<Edits>({})
  const [open, setOpen] = useState<'publish' | `back-${string}` | null>(null)
  const changes = changesOf(edits, settings.values)
  const many = changes ? Object.keys(changes).length : Object.keys(edits).length
  const planned = settings.changes.filter(({ applied_at, withdrawn_at }) => !applied_at && !withdrawn_at).length
  const rows = (group: SettingGroup) => (
    <SettingRows
      keys={keysOf(group)}
      values={settings.values}
      edits={edits}
      mayEdit={isOwner || group === 'prices'}
      onEdit={(key, typed) => setEdits((now) => ({ ...now, [key]: typed }))}
    />
  )
  const close = (): void => setOpen(null)
  return (
    <div className={open ? 'split' : ''}>
      <main className="main">
        <div className="head">
          <h1>{say('desk.prices')}</h1>
          {planned > 0 && <span className="sub">{say('desk.planned-are', { count: planned })}</span>}
          {many > 0 && (
            <span className="acts">
              <span className="sub">{say('desk.changes', { count: many })}</span>
              <button type="button" className="btn-s line" onClick={() => setEdits({})}>
                {say('desk.discard')}
              </button>
              <button type="button" className="btn-s pri" disabled={changes === null} onClick={() => setOpen('publish')}>
                {say('desk.review')}
              </button>
            </span>
          )}
        </div>
        <Tabs
          label={say('desk.prices')}
          here={tab}
          tabs={[
            ['prices', say('desk.prices-tab')],
            ['bundles', say('desk.bundles')],
            ['money', say('desk.vat-and-currencies')],
            ['limits', say('desk.tab-limits')],
            ['house', say('desk.tab-house')],
            ['words', say('desk.tab-words')],
            ['history', say('desk.change-history'), settings.changes.length],
          ]}
        />
        {tab === 'prices' && (
          <>
            {rows('prices')}
            <EffectTable was={settings.values as unknown as Priced} then={{ ...settings.values, ...changes } as unknown as Priced} />
          </>
        )}
        {(tab === 'limits' || tab === 'house' || tab === 'words') && rows(tab)}
        {tab === 'bundles' && <BundlesTab />}
        {tab === 'money' && <MoneyTab />}
        {tab === 'history' && (
          <History
            changes={settings.changes}
            onTakeBack={(id) => setOpen(`back-${id}`)}
            onPutBack={(before) => {
              setEdits(Object.fromEntries(KEYS.filter((key) => key in before).map((key) => [key, typedOf(key, before[key])])))
              setOpen('publish')
            }}
          />
        )}
      </main>
      {open === 'publish' && changes && (
        <PublishPanel changes={changes} version={settings.version} isOwner={isOwner} onClose={close} onDone={() => setEdits({})} />
      )}
      {open?.startsWith('back-') && (
        <ActPanel
          door="withdrawChange"
          title={say('desk.door-withdrawChange')}
          input={{ change_id: open.slice('back-'.length) }}
          preview={({ due_at, ...values }) => (
            <Facts
              facts={[
                [say('desk.from-at'), time(String(due_at))],
                ...Object.entries(values).map(([key, value]) => [say(`desk.setting-${key as 'new_topic_cost'}`), String(value)] as const),
              ]}
            />
          )}
          button={say('desk.change-take-back')}
          onClose={close}
        />
      )}
    </div>
  )
}
