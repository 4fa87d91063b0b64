import type { ContentPage } from '@green-room/contract/backoffice/content'
import type { ContentKindName } from '@green-room/contract/backoffice/content-kinds'
import { lazy, Suspense, useState } from 'react'
import { Link, useParams } from 'react-router'
import { newKey } from '#web/platform/wire/new-key.ts'
import { deskCall } from '../desk-call.ts'
import { DraftActs } from '../parts/draft-acts.tsx'
import { useNotice } from '../parts/notice.tsx'
import { Loading, NotYet, Trouble } from '../parts/states.tsx'
import { Tag } from '../parts/tag.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { say } from '../texts.ts'
import { useDesk, useFilters, useFresh } from '../use-desk.ts'
import { useWork } from '../use-work.ts'
import { Editor } from './editor.tsx'
import { PieceAct, type Doing } from './piece-acts.tsx'
import { PieceSide } from './piece-side.tsx'
import { Reading } from './reading.tsx'
import { Undo } from './undo.tsx'
import '../prices/prices.css'

const Changes = lazy(() => import('./changes.tsx'))

/** One text in one language: English beside it, its draft, what stands against it, its versions. */
export default function PieceScreen() {
  const { kind = '', ref = '', language = '' } = useParams()
  const place = { kind: kind as ContentKindName, ref, language }
  const { data, error, refetch, isPlaceholderData } = useDesk('readContent', place)
  if (!data || isPlaceholderData) return <NotYet error={error} onRetry={() => void refetch()} />
  return <Piece key={`${kind} ${ref} ${language}`} page={data} />
}

function Piece({ page }: { page: ContentPage }) {
  const { kind, ref, language, version } = page
  const kept = page.draft?.fields ?? page.live?.fields ?? Object.fromEntries(Object.keys(page.fields).map((name) => [name, '']))
  const [edits, setEdits] = useState<Record<string, string>>({})
  const [doing, setDoing] = useState<Doing | null>(null)
  const [{ changes }] = useFilters(['changes'])
  const fresh = useFresh()
  const notice = useNotice()
  const { failure, isBusy, work } = useWork()
  const fields = { ...kept, ...edits }
  const isChanged = Object.entries(edits).some(([name, text]) => text !== kept[name])
  const published = doing?.act === 'publish' ? fieldsOf(page, doing.no) : changes && fieldsOf(page, Number(changes) || null)
  const keep = (call: () => Promise<unknown>, said: string): Promise<void> =>
    work(async () => {
      await call()
      await fresh()
      setEdits({})
      notice(said)
    })
  const save = () => keep(() => deskCall('saveDraft', { kind, ref, language, fields, version }, { key: newKey() }), say('desk.saved'))
  const discard = () => keep(() => deskCall('discardDraft', { kind, ref, language, version }, { key: newKey() }), say('desk.discarded'))
  return (
    <div className="split">
      <main className="main">
        <p className="sub">
          <Link className="lk" to={`/content?tab=${kind}`}>
            {say(`desk.kind-${kind}`)}
          </Link>{' '}
          <span className="mono">{ref}</span>
        </p>
        <div className="head">
          <h1>{page.title}</h1>
          {page.is_legal && <Tag tone="out">{say('desk.legal')}</Tag>}
          <span className="acts">
            <Undo page={page} isBusy={isBusy || isChanged || doing !== null} onAct={setDoing} keep={keep} />
            <DraftActs
              hasDraft={page.draft !== null}
              isChanged={isChanged}
              isBusy={isBusy}
              mayPublish={page.draft !== null && page.faults.every(({ is_grave }) => !is_grave)}
              onDiscard={() => void discard()}
              onSave={() => void save()}
              onPublish={() => setDoing({ act: 'publish', no: null })}
            />
          </span>
        </div>
        <Trouble error={failure} />
        {published && (
          <Suspense fallback={<Loading />}>
            <Changes page={page} before={page.live?.fields ?? null} after={published} />
          </Suspense>
        )}
        <Waiting type={kind} id={ref} />
        <div className={`piece ${page.english ? 'cols' : ''}`} hidden={doing?.act === 'publish'}>
          {page.english && (
            <section aria-label={say('desk.english-text')}>
              <h2>{say('desk.english-text')}</h2>
              <Reading kind={kind} slug={ref} shown={page.english} language="en" dir="ltr" />
            </section>
          )}
          <Editor page={page} fields={fields} isChanged={isChanged} onEdit={(name, text) => setEdits({ ...edits, [name]: text })} />
        </div>
      </main>
      {doing ? <PieceAct page={page} doing={doing} onClose={() => setDoing(null)} /> : <PieceSide page={page} onAct={setDoing} />}
    </div>
  )
}

const fieldsOf = (page: ContentPage, no: number | null) =>
  no === null ? page.draft?.fields : page.versions.find((one) => one.no === no)?.fields
