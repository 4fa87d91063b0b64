import type { ContentPage } from '@green-room/contract/backoffice/content'
import { useState } from 'react'
import { say, sayName } from '../texts.ts'
import { compare, shorten, type Run } from './compare.ts'
import { wordsOf } from './words-of.ts'
import './content.css'

type Fields = Record<string, string>
type Own = { page: ContentPage; before: Fields | null; after: Fields }

/** What a publication changes, in words: what members read now beside what they would read. */
export default function Changes({ page, before, after }: Own) {
  const [isWhole, setWhole] = useState(false)
  const changed = Object.entries(page.fields).filter(([name]) => (before?.[name] ?? '') !== (after[name] ?? ''))
  return (
    <section className="changes" aria-label={say('desk.what-changes')}>
      <div className="sec-h">
        <h2>{say('desk.what-changes')}</h2>
        <label className="ck">
          <input type="checkbox" checked={isWhole} onChange={(event) => setWhole(event.target.checked)} />
          {say('desk.whole-text')}
        </label>
      </div>
      {changed.length === 0 && <p className="empty">{say('desk.nothing-changes')}</p>}
      {changed.map(([name, kind]) => {
        const [old, fresh] = [before?.[name] ?? '', after[name] ?? '']
        const isSameRead = kind === 'html' && wordsOf(old) === wordsOf(fresh)
        const read = (text: string): string => (kind === 'html' && !isSameRead ? wordsOf(text) : text)
        const runs = compare(read(old), read(fresh), page.language)
        const shown = isWhole ? runs : shorten(runs)
        return (
          <div key={name}>
            <h3>{sayName(`desk.field-${name}`, name)}</h3>
            {isSameRead && <p className="sub">{say('desk.markup-changes')}</p>}
            <div className="beside">
              <Side name={say('desk.read-now')} runs={shown} without="new" page={page} />
              <Side name={say('desk.read-then')} runs={shown} without="old" page={page} />
            </div>
          </div>
        )
      })}
    </section>
  )
}

type SideOf = { name: string; runs: readonly Run[]; without: Run['is']; page: ContentPage }
function Side({ name, runs, without, page }: SideOf) {
  const own = runs.filter(({ is, text }) => is !== without && text !== '')
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <p className="reading words" lang={page.language} dir={page.dir}>
        {own.length === 0 && <span lang="en">{say('desk.nothing-stands')}</span>}
        {own.map(({ id, is, text }) => {
          if (is === 'gap') return <span key={id}> … </span>
          if (is === 'old') return <del key={id}>{text}</del>
          return is === 'new' ? <ins key={id}>{text}</ins> : <span key={id}>{text}</span>
        })}
      </p>
    </figure>
  )
}
