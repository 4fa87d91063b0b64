import type { ContentPage } from '@green-room/contract/backoffice/content'
import { lazy, Suspense, useId, useState } from 'react'
import { time } from '../format.ts'
import { Loading } from '../parts/states.tsx'
import { Tag } from '../parts/tag.tsx'
import { say, sayName } from '../texts.ts'
import { Reading } from './reading.tsx'

const Changes = lazy(() => import('./changes.tsx'))
const VIEWS = ['write', 'preview', 'on-phone', 'changes'] as const
const ROWS: Record<string, number> = { html: 18, lines: 10, message: 5, plain: 4 }
/** Written from left to right in any language. */
const CODES = new Set(['link', 'icon', 'picture'])
type Own = { page: ContentPage; fields: Record<string, string>; isChanged: boolean; onEdit: (name: string, text: string) => void }

/** The draft: written, seen as members will see it, or told apart from what stands. All but the first show what was saved. */
export function Editor({ page, fields, isChanged, onEdit }: Own) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('write')
  const id = useId()
  const { draft, live, language, dir } = page
  const name = page.languages.find(({ code }) => code === language)?.title ?? language
  const shown = draft ?? live
  return (
    <section aria-label={name}>
      <div className="sec-h">
        <h2>
          <bdi>{name}</bdi>{' '}
          <Tag tone={draft ? 'wait' : live ? 'ok' : 'bad'}>
            {say(draft ? 'desk.state-draft' : live ? 'desk.state-live' : 'desk.state-missing')}
          </Tag>
        </h2>
        <span className="acts" role="group" aria-label={say('desk.preview')}>
          {VIEWS.filter((one) => one !== 'changes' || draft).map((one) => (
            <button key={one} type="button" className="btn-s ghost" aria-pressed={view === one} onClick={() => setView(one)}>
              {say(one === 'changes' ? 'desk.what-changes' : `desk.${one}`)}
            </button>
          ))}
        </span>
      </div>
      {view === 'write' ? (
        <div className="boxes">
          {Object.entries(page.fields).map(([field, kind]) => {
            const rows = ROWS[kind]
            const common = {
              id: `${id}-${field}`,
              className: 'in',
              lang: language,
              dir: CODES.has(field) ? ('ltr' as const) : dir,
              value: fields[field] ?? '',
              'aria-invalid': !isChanged && page.faults.some((fault) => fault.field === field && fault.is_grave),
            }
            return (
              <div key={field} className="f">
                <label htmlFor={common.id}>{sayName(`desk.field-${field}`, field)}</label>
                {rows ? (
                  <textarea {...common} rows={rows} onChange={(event) => onEdit(field, event.target.value)} />
                ) : (
                  <input {...common} onChange={(event) => onEdit(field, event.target.value)} />
                )}
              </div>
            )
          })}
        </div>
      ) : view === 'changes' && draft ? (
        <Suspense fallback={<Loading />}>
          <Changes page={page} before={live?.fields ?? null} after={draft.fields} />
        </Suspense>
      ) : shown ? (
        <Reading
          kind={page.kind}
          slug={page.ref}
          picture={page.english?.fields['picture']}
          shown={shown}
          language={language}
          dir={dir}
          isPhone={view === 'on-phone'}
        />
      ) : (
        <p className="empty">{say('desk.nothing-yet')}</p>
      )}
      <p className="sub">{isChanged ? say('desk.not-saved') : draft && say('desk.saved-by', { at: time(draft.at), by: draft.by })}</p>
      {!live && <p className="note">{say(language === 'en' ? 'desk.nothing-yet' : 'desk.nothing-live')}</p>}
    </section>
  )
}
