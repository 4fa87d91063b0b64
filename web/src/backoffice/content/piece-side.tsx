import type { ContentPage } from '@green-room/contract/backoffice/content'
import { Users } from 'lucide-react'
import { Link } from 'react-router'
import { PastVersions } from '../parts/past-versions.tsx'
import { Tag } from '../parts/tag.tsx'
import { date } from '../format.ts'
import { say, sayName } from '../texts.ts'
import type { Doing } from './piece-acts.tsx'

const TONES = { live: 'ok', behind: 'bad', missing: 'bad' } as const

/** Languages, faults and versions, beside the text. */
export function PieceSide({ page, onAct }: { page: ContentPage; onAct: (doing: Doing) => void }) {
  return (
    <aside className="insp side-by" aria-label={say('desk.languages')}>
      <h2>{say('desk.languages')}</h2>
      <ul className="langs">
        {page.languages.map(({ code, title, no, state, has_draft }) => (
          <li key={code}>
            <Link to={`/content/${page.kind}/${page.ref}/${code}`} aria-current={code === page.language ? 'page' : undefined}>
              <bdi lang={code}>{title}</bdi> {no !== null && <small>v{no}</small>}
            </Link>
            <Tag tone={has_draft ? 'wait' : TONES[state]}>{say(has_draft ? 'desk.state-draft' : `desk.state-${state}`)}</Tag>
          </li>
        ))}
      </ul>
      <section className="sec">
        <h2>{say('desk.faults')}</h2>
        {page.faults.length === 0 ? (
          <p className="sub">{say('desk.faults-none')}</p>
        ) : (
          <ul className="faults">
            {page.faults.map(({ field, text, is_grave }) => (
              <li key={field + text} className={`note ${is_grave ? 'bad2' : 'brass2'}`}>
                <span>
                  <b>{sayName(`desk.field-${field}`, field)}:</b> {text}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <PastVersions
        versions={page.versions}
        className="langs"
        mayPutBack={(place) => place > 0 || page.live === null}
        onPutBack={(no) => onAct({ act: 'publish', no })}
      />
      {page.is_legal && (
        <p className="note brass2">
          <Users size={16} aria-hidden="true" />
          <span>{say('desk.legal-note')}</span>
        </p>
      )}
      {page.planned && (
        <section className="sec">
          <h2>{say('desk.planned-version')}</h2>
          <p className="sub">
            {say('desk.planned-version-of', { at: date(page.planned.at), languages: page.planned.languages.join(', ') })}
          </p>
          <p className="acts">
            <button type="button" className="btn-s dan" onClick={() => onAct({ act: 'withdraw' })}>
              {say('desk.door-withdrawLegal')}
            </button>
          </p>
        </section>
      )}
      {page.may_remove && (
        <p className="acts">
          <button type="button" className="btn-s dan" onClick={() => onAct({ act: 'remove' })}>
            {say('desk.remove')}
          </button>
        </p>
      )}
    </aside>
  )
}
