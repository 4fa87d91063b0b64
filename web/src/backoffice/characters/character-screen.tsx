import type { CardFields, CharacterPage } from '@green-room/contract/backoffice/characters'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { newKey } from '#web/platform/wire/new-key.ts'
import { deskCall } from '../desk-call.ts'
import { ActsOf } from '../members/acts-of.tsx'
import { DraftActs } from '../parts/draft-acts.tsx'
import { useNotice } from '../parts/notice.tsx'
import { NotYet, Trouble } from '../parts/states.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { say, type DeskKey } from '../texts.ts'
import { useDesk, useFilters, useFresh } from '../use-desk.ts'
import { useMine } from '../use-mine.ts'
import { useWork } from '../use-work.ts'
import { CardTab } from './card-tab.tsx'
import { CharacterPanel, type Doing } from './character-panel.tsx'
import { CharacterSide } from './character-side.tsx'
import { LanguagesTab } from './languages-tab.tsx'
import { FactsTab, LoreTab } from './lore-tab.tsx'
import { OpeningsTab } from './openings-tab.tsx'
import { Portrait } from './portrait.tsx'
import { StandingTag } from './standing-tag.tsx'
import { StoriesTab } from './stories-tab.tsx'
import './characters.css'

/** One character: its card in fields, beside it what stands against it, how it answers, and what was. */
export default function CharacterScreen() {
  const { slug = '' } = useParams()
  const { data, error, refetch, isPlaceholderData } = useDesk('openCharacter', { slug })
  if (!data || isPlaceholderData) return <NotYet error={error} onRetry={() => void refetch()} />
  return <Character key={slug} page={data} />
}

function Character({ page }: { page: CharacterPage }) {
  const { slug, version } = page
  const [{ tab = 'card' }] = useFilters(['tab'])
  const mayWrite = useMine().roles.some((role) => role === 'owner' || role === 'content')
  const [edits, setEdits] = useState<CardFields>({})
  const [doing, setDoing] = useState<Doing | null>(null)
  const fresh = useFresh()
  const notice = useNotice()
  const { failure, isBusy, work } = useWork()
  const kept = page.fields as CardFields
  const fields = { ...kept, ...edits }
  const isChanged = Object.keys(edits).some((name) => JSON.stringify(edits[name as 'name']) !== JSON.stringify(kept[name as 'name']))
  const keep = (call: () => Promise<unknown>, said: DeskKey): Promise<void> =>
    work(async () => {
      await call()
      await fresh()
      setEdits({})
      notice(say(said))
    })
  const save = () => keep(() => deskCall('saveCard', { slug, fields: edits, version }, { key: newKey() }), 'desk.saved')
  const discard = () => keep(() => deskCall('discardCard', { slug, version }, { key: newKey() }), 'desk.discarded')
  const own = { page, fields, mayWrite, onEdit: (more: CardFields) => setEdits({ ...edits, ...more }) }
  return (
    <div className="split">
      <main className="main">
        <p className="sub">
          <Link className="lk" to="/characters">
            {say('desk.characters')}
          </Link>{' '}
          <span className="mono">{slug}</span>
        </p>
        <div className="head">
          <Portrait name={page.name} address={page.portrait} size={52} />
          <div>
            <h1>{page.name}</h1>
            <p className="sub">
              {[page.no === null ? say('desk.never-played') : say('desk.plays', { no: page.no }), fields.age, fields.pronouns]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <StandingTag status={page.status} />
          {mayWrite && (
            <span className="acts">
              <DraftActs
                hasDraft={page.draft !== null}
                isChanged={isChanged}
                isBusy={isBusy}
                mayPublish={(page.draft || page.no === null) && page.faults.every(({ is_grave }) => !is_grave)}
                onDiscard={() => void discard()}
                onSave={() => void save()}
                onPublish={() => setDoing({ act: 'publish', no: null })}
              />
            </span>
          )}
        </div>
        <Trouble error={failure} />
        {isChanged && <p className="note brass2">{say('desk.not-saved')}</p>}
        <Tabs
          label={page.name}
          here={tab}
          tabs={[
            ['card', say('desk.card')],
            ['openings', say('desk.openings'), (fields.alternate_greetings?.length ?? 0) + (fields.openings?.length ?? 0) + 1],
            ['lines', say('desk.lines'), fields.facts?.length ?? 0],
            ['lore', say('desk.lore'), fields.lore?.length ?? 0],
            ['languages', say('desk.languages'), fields.languages?.length ?? 0],
            ['stories', say('desk.stories'), page.stories.length],
            ['acts', say('desk.what-we-did')],
          ]}
        />
        <div key={`${tab} ${version}`}>
          {tab === 'card' && <CardTab {...own} />}
          {tab === 'openings' && <OpeningsTab {...own} />}
          {tab === 'lines' && <FactsTab {...own} />}
          {tab === 'lore' && <LoreTab {...own} />}
          {tab === 'languages' && <LanguagesTab {...own} />}
          {tab === 'stories' && <StoriesTab page={page} mayWrite={mayWrite} />}
          {tab === 'acts' && <ActsOf type="character" id={slug} />}
        </div>
      </main>
      {doing ? (
        <CharacterPanel page={page} doing={doing} onClose={() => setDoing(null)} />
      ) : (
        <CharacterSide page={page} mayWrite={mayWrite} onAct={setDoing} />
      )}
    </div>
  )
}
