import type { CharacterPage } from '@green-room/contract/backoffice/characters'
import { Check, Info, TriangleAlert } from 'lucide-react'
import { count } from '../format.ts'
import { Facts } from '../parts/facts.tsx'
import { PastVersions } from '../parts/past-versions.tsx'
import { say } from '../texts.ts'
import type { Doing } from './character-panel.tsx'
import { nameOf } from './fields.tsx'
import { TryTalk } from './try-talk.tsx'

type Own = { page: CharacterPage; mayWrite: boolean; onAct: (doing: Doing) => void }

/** How it answers, what keeps it from playing, who it is to members, and what it spoke by before. */
export function CharacterSide({ page, mayWrite, onAct }: Own) {
  const { slug, status, versions, faults } = page
  const file = (as: 'json' | 'png'): string => `/api/admin/characters/${slug}/export?as=${as}`
  const act = (name: 'rest' | 'wake' | 'retire', style: string) => (
    <button type="button" className={`btn-s ${style}`} onClick={() => onAct({ act: name })}>
      {say(`desk.${name}`)}
    </button>
  )
  return (
    <aside className="insp side-of" aria-label={page.name}>
      {mayWrite && <TryTalk key={slug} page={page} />}
      <section className="sec">
        <h2>{say('desk.before-it-plays')}</h2>
        <ul className="checks">
          {faults.every(({ is_grave }) => !is_grave) && (
            <li className="fine">
              <Check size={16} aria-hidden="true" />
              <span>{say('desk.may-play')}</span>
            </li>
          )}
          {faults.map(({ field, text, is_grave }) => (
            <li key={field + text} className={is_grave ? 'grave' : ''}>
              {is_grave ? (
                <TriangleAlert size={16} role="img" aria-label={say('desk.fault')} />
              ) : (
                <Info size={16} role="img" aria-label={say('desk.remark')} />
              )}
              <span>
                <b>{nameOf(field)}:</b> {text}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="sec">
        <h2>{say('desk.on-the-floor')}</h2>
        <Facts
          facts={[
            [say('desk.sits-in'), page.rooms.join(', ') || '–'],
            [say('desk.talks-open'), count(page.talks)],
            [say('desk.waits'), count(page.waiting)],
            [say('desk.replies-week'), count(page.replies)],
          ]}
        />
        <p className="acts">
          {status === 'live' && act('rest', 'dan')}
          {mayWrite && (status === 'resting' || status === 'retired') && act('wake', 'line')}
          {mayWrite && (status === 'live' || status === 'resting') && act('retire', 'ghost')}
        </p>
      </section>
      <PastVersions
        versions={versions}
        className="past"
        mayPutBack={(place) => mayWrite && place > 0}
        onPutBack={(no) => onAct({ act: 'publish', no })}
      />
      {mayWrite && (
        <section className="sec">
          <h2>{say('desk.files')}</h2>
          <p className="acts">
            <a className="btn-s line" href={file('json')} download>
              {say('desk.export-json')}
            </a>
            <a className="btn-s line" href={file('png')} download>
              {say('desk.export-png')}
            </a>
            <button type="button" className="btn-s line" onClick={() => onAct({ act: 'import' })}>
              {say('desk.import')}
            </button>
            <button type="button" className="btn-s line" onClick={() => onAct({ act: 'portrait' })}>
              {say('desk.portrait')}
            </button>
          </p>
        </section>
      )}
    </aside>
  )
}
