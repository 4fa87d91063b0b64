import { FileField } from '../parts/labelled.tsx'
import type { CharacterPage } from '@green-room/contract/backoffice/characters'
import { useState } from 'react'
import { isProblem } from '#web/platform/problem.ts'
import { Loading, Trouble } from '../parts/states.tsx'
import { Table } from '../parts/table.tsx'
import { Tag } from '../parts/tag.tsx'
import { say } from '../texts.ts'
import { useDesk } from '../use-desk.ts'
import { FilePanel } from './file-panel.tsx'

type Told = CharacterPage['stories'][number]
type Choice = { language: string; act: 'write' | 'remove' }
const names = new Intl.DisplayNames('en', { type: 'language' })

/** What it tells, by language: what ships with the product, and over it what operators have written. */
export function StoriesTab({ page, mayWrite }: { page: CharacterPage; mayWrite: boolean }) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const told = new Map(page.stories.map((story) => [story.language, story]))
  const rows = page.all_languages.map((language) => ({ id: language, language, story: told.get(language) }))
  const close = (): void => setChoice(null)
  return (
    <>
      <Table
        label={say('desk.stories')}
        rows={rows}
        empty=""
        columns={[
          { name: say('desk.language'), cell: ({ language }) => names.of(language) },
          { name: say('desk.from'), cell: ({ story }) => <SourceTag story={story} /> },
          { name: say('desk.stories'), cell: ({ story }) => story?.threads.join(' · ') ?? '–' },
          {
            name: say('desk.acts'),
            cell: ({ language, story }) =>
              mayWrite && (
                <span className="acts">
                  <button type="button" className="lk" onClick={() => setChoice({ language, act: 'write' })}>
                    {say(story ? 'desk.story-edit' : 'desk.story-add')}
                    <span className="hidden"> {names.of(language)}</span>
                  </button>
                  {story?.source === 'own' && (
                    <button type="button" className="lk" onClick={() => setChoice({ language, act: 'remove' })}>
                      {say('desk.remove')}
                      <span className="hidden"> {names.of(language)}</span>
                    </button>
                  )}
                </span>
              ),
          },
        ]}
      />
      <p className="sub">{say('desk.stories-note')}</p>
      {choice && (
        <div className="over">
          {choice.act === 'write' ? (
            <Write key={choice.language} slug={page.slug} language={choice.language} onClose={close} />
          ) : (
            <FilePanel
              door="removeStory"
              title={say('desk.story-remove', { language: names.of(choice.language) ?? choice.language })}
              button={say('desk.remove-now')}
              input={{
                slug: page.slug,
                language: choice.language as 'en',
                version: told.get(choice.language)?.version,
              }}
              isDanger
              onClose={close}
            />
          )}
        </div>
      )}
    </>
  )
}

const SourceTag = ({ story }: { story: Told | undefined }) =>
  story ? (
    <Tag tone={story.source === 'own' ? 'wait' : ''}>{say(`desk.story-${story.source}`)}</Tag>
  ) : (
    <Tag tone="out">{say('desk.none')}</Tag>
  )

function Write({ slug, language, onClose }: { slug: string; language: string; onClose: () => void }) {
  const { data, error, isPlaceholderData } = useDesk('readStory', { slug, language: language as 'en' })
  if (!data || isPlaceholderData) return <aside className="insp">{error ? <Trouble error={error} /> : <Loading />}</aside>
  return <Editor slug={slug} language={language} kept={data.source} version={data.version} onClose={onClose} />
}

/** The text itself: a file put in its place, or written over; its faults by line, each a way to the line. */
type Edited = { slug: string; language: string; kept: string; version: string; onClose: () => void }
function Editor({ slug, language, kept, version, onClose }: Edited) {
  const [source, setSource] = useState(kept)
  const [hasLooked, setLooked] = useState(false)
  const change = (text: string): void => {
    setSource(text)
    setLooked(false)
  }
  const go = (line: number): void => {
    const field = document.querySelector<HTMLTextAreaElement>('#ink')
    if (!field) return
    const lines = source.split('\n')
    const from = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
    field.focus()
    field.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0))
    field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 4)
  }
  return (
    <FilePanel
      door="addStory"
      title={say('desk.story-of', { language: names.of(language) ?? language })}
      button={say('desk.story-tell')}
      input={source.trim() === '' || source === kept ? null : { slug, language: language as 'en', has_looked: hasLooked, version }}
      file={new File([source], `${language}.ink`, { type: 'text/plain' })}
      onClose={onClose}
      refused={(failure) => (
        <>
          <Faults failure={failure} onGo={go} />
          {isProblem(failure, 'story.flagged') && (
            <label className="ck">
              <input type="checkbox" checked={hasLooked} onChange={(event) => setLooked(event.target.checked)} />
              <span>{say('desk.flagged-looked')}</span>
            </label>
          )}
        </>
      )}
    >
      <FileField label={say('desk.story-file')} accept=".ink,.txt" onFile={(file) => void file?.text().then(change)} />
      <div className="f">
        <label htmlFor="ink">{say('desk.story-text')}</label>
        <textarea
          id="ink"
          className="in ink"
          rows={18}
          spellCheck={false}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          value={source}
          onChange={(event) => change(event.target.value)}
        />
      </div>
    </FilePanel>
  )
}

function Faults({ failure, onGo }: { failure: unknown; onGo: (line: number) => void }) {
  const isTold = isProblem(failure, 'story.faulty') || isProblem(failure, 'story.flagged')
  const found = isTold ? ((failure.payload?.['faults'] ?? []) as { line: number; text: string }[]) : []
  return (
    <ul className="checks">
      {found.map(({ line, text }) => (
        <li key={`${line} ${text}`} className="grave">
          <button type="button" className="lk" onClick={() => onGo(line)}>
            {say('desk.line-no', { line })}
          </button>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
