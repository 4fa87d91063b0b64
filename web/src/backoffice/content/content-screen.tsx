import { CONTENT_KINDS, MADE_HERE, type ContentKindName } from '@green-room/contract/backoffice/content-kinds'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Loading, Trouble } from '../parts/states.tsx'
import { Filters } from '../parts/filters.tsx'
import { Table } from '../parts/table.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { Tag } from '../parts/tag.tsx'
import { say, type DeskKey } from '../texts.ts'
import { useDesk, useFilters } from '../use-desk.ts'
import '../prices/prices.css'

const isKind = (text: string): text is ContentKindName => (CONTENT_KINDS as readonly string[]).includes(text)

/** All that members read, and which languages lack it. */
export default function ContentScreen() {
  const [{ tab = 'page', q = '' }, set] = useFilters(['tab', 'q'])
  const kind = isKind(tab) ? tab : 'page'
  const { data, error, refetch } = useDesk('listContent', { kind, ...(q && { q }) })
  return (
    <main className="main">
      <div className="head">
        <h1>{say('desk.content')}</h1>
      </div>
      <Tabs label={say('desk.content')} here={kind} tabs={CONTENT_KINDS.map((one) => [one, say(`desk.kind-${one}`)])} />
      <Filters q={q} hint={say('desk.content-find')} onFind={(typed) => set('q', typed)} />
      {MADE_HERE.includes(kind) && <NewPiece key={kind} kind={kind} />}
      <Trouble error={error} onRetry={() => void refetch()} />
      {data ? (
        <Table
          label={say(`desk.kind-${kind}`)}
          rows={data.filter((row) => row.kind === kind)}
          empty={say('desk.content-none')}
          columns={[
            { name: say('desk.text-of'), cell: ({ ref, title }) => <Link to={`/content/${kind}/${ref}/en`}>{short(title)}</Link> },
            { name: say('desk.key-of'), cell: ({ ref }) => <span className="mono">{ref}</span> },
            {
              name: say('desk.languages'),
              cell: ({ behind, missing, drafts, is_legal }) => (
                <span className="acts">
                  {is_legal && <Tag tone="out">{say('desk.legal')}</Tag>}
                  {drafts.length > 0 && <Tag tone="wait">{say('desk.draft-in', { languages: drafts.join(', ') })}</Tag>}
                  {behind.length > 0 && <Tag tone="bad">{say('desk.behind-in', { languages: behind.join(', ') })}</Tag>}
                  {missing.length > 0 && <Tag tone="bad">{say('desk.missing-in', { languages: missing.join(', ') })}</Tag>}
                  {behind.length + missing.length + drafts.length === 0 && <Tag tone="ok">{say('desk.all-languages')}</Tag>}
                </span>
              ),
            },
          ]}
        />
      ) : (
        !error && <Loading />
      )}
    </main>
  )
}
const short = (text: string): string => (text.length > 70 ? `${text.slice(0, 69)}…` : text)

/** A new page, question or link begins with its name in addresses and its English text. */
function NewPiece({ kind }: { kind: ContentKindName }) {
  const [slug, setSlug] = useState('')
  const go = useNavigate()
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault()
        void go(`/content/${kind}/${slug}/en`)
      }}
    >
      <label className="in">
        <small>{say(`desk.new-${kind}` as DeskKey)}</small>
        <input
          required
          pattern="[a-z][a-z0-9\-]{1,60}"
          title={say('desk.slug-note')}
          value={slug}
          onChange={(event) => setSlug(event.target.value.trim())}
        />
      </label>
      <button type="submit" className="btn-s line">
        {say('desk.make')}
      </button>
    </form>
  )
}
