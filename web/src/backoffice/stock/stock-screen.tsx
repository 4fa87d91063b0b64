import type { Hosted, Stock } from '@green-room/contract/backoffice/content'
import { useState } from 'react'
import { Link } from 'react-router'
import { count, time } from '../format.ts'
import { NumberField } from '../parts/labelled.tsx'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { NotYet, Trouble } from '../parts/states.tsx'
import { Table } from '../parts/table.tsx'
import { say } from '../texts.ts'
import { useDesk } from '../use-desk.ts'
import '../prices/prices.css'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pl', 'ar'] as const
type Doing = { act: 'stock'; room: Stock; language: string } | { act: 'close'; topic: Hosted }

/** Rooms with their terms, what waits in them, and how much shall. */
export default function StockScreen() {
  const { data, error, refetch } = useDesk('listStock', {})
  const [doing, setDoing] = useState<Doing | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  if (!data) return <NotYet error={error} onRetry={() => void refetch()} />
  const close = (): void => setDoing(null)
  return (
    <div className={doing ? 'split' : ''}>
      <main className="main">
        <div className="head">
          <h1>{say('desk.stock')}</h1>
          <span className="sub">{say('desk.stock-note')}</span>
        </div>
        <Table
          label={say('desk.stock')}
          rows={data}
          empty=""
          inner={(room) => (room.id === open ? <Waiting room={room} onClose={(topic) => setDoing({ act: 'close', topic })} /> : null)}
          columns={[
            {
              name: say('desk.room'),
              cell: ({ id, title }) => (
                <button type="button" className="row-key" aria-expanded={open === id} onClick={() => setOpen(open === id ? null : id)}>
                  {title}
                </button>
              ),
            },
            {
              name: say('desk.terms'),
              cell: ({ slug, terms_version, accepted }) => (
                <Link to={`/content/terms/${slug}/en`}>{say('desk.terms-of', { no: terms_version, count: count(accepted) })}</Link>
              ),
            },
            ...LANGUAGES.map((language) => ({
              name: language,
              isNumber: true,
              cell: (room: Stock) => {
                const one = room.languages.find(({ code }) => code === language)
                if (!one) return null
                const text = say('desk.waiting-wanted', { waiting: one.waiting, wanted: one.wanted })
                return (
                  <button
                    type="button"
                    className="lk"
                    aria-label={`${say('desk.set-stock', { room: room.title, language })}: ${text}`}
                    onClick={() => setDoing({ act: 'stock', room, language })}
                  >
                    {one.is_own ? <b>{text}</b> : text}
                  </button>
                )
              },
            })),
          ]}
        />
      </main>
      {doing?.act === 'stock' && <StockPanel key={doing.room.id + doing.language} {...doing} onClose={close} />}
      {doing?.act === 'close' && (
        <ActPanel
          door="closeHosted"
          title={say('desk.close-hosted', { title: doing.topic.title })}
          input={{ topic_id: doing.topic.id }}
          preview={() => <p className="sub">{say('desk.close-note')}</p>}
          button={say('desk.close-topic')}
          isDanger
          onClose={close}
        />
      )}
    </div>
  )
}

function Waiting({ room, onClose }: { room: Stock; onClose: (topic: Hosted) => void }) {
  const { data, error } = useDesk('listHosted', { room_id: room.id })
  if (!data) return error ? <Trouble error={error} /> : null
  return (
    <Table
      label={say('desk.hosted-in', { room: room.title })}
      rows={data}
      empty={say('desk.no-hosted')}
      columns={[
        { name: say('desk.topic'), cell: ({ title, language }) => <bdi lang={language}>{title}</bdi> },
        { name: say('desk.character'), cell: ({ character }) => character },
        { name: say('desk.language'), cell: ({ language }) => language },
        { name: say('desk.when'), cell: ({ created_at }) => time(created_at) },
        {
          name: say('desk.act'),
          cell: (topic) => (
            <button type="button" className="lk" onClick={() => onClose(topic)}>
              {say('desk.close-topic')}
              <span className="hidden"> {topic.title}</span>
            </button>
          ),
        },
      ]}
    />
  )
}

function StockPanel({ room, language, onClose }: { room: Stock; language: string; onClose: () => void }) {
  const now = room.languages.find(({ code }) => code === language)
  const [text, setText] = useState(now?.is_own ? String(now.wanted) : '')
  const isSame = text === (now?.is_own ? String(now.wanted) : '')
  const isRight = text === '' || (/^\d{1,2}$/.test(text) && Number(text) <= 50)
  return (
    <ActPanel
      door="setStock"
      title={say('desk.set-stock', { room: room.title, language })}
      input={isRight && !isSame ? { room_id: room.id, language, wanted: text === '' ? null : Number(text) } : null}
      preview={({ wanted }) => <Facts facts={[[say('desk.wanted'), String(wanted)]]} />}
      button={say('desk.door-setStock')}
      onClose={onClose}
    >
      <NumberField label={say('desk.wanted')} hint={say('desk.as-setting')} value={text} onChange={setText} />
    </ActPanel>
  )
}
