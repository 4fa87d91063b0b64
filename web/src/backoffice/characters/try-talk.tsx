import type { CharacterPage } from '@green-room/contract/backoffice/characters'
import { TRY_LINES_MAX } from '@green-room/contract/limits/try-limits'
import type { Tried } from '@green-room/contract/backoffice/stories'
import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { deskCall } from '../desk-call.ts'
import { Trouble } from '../parts/states.tsx'
import { say, sayName } from '../texts.ts'

type Line = { from: 'member' | 'character'; text: string }
const names = new Intl.DisplayNames('en', { type: 'language' })

/** A talk that nobody pays and nothing remembers: as a member would have it, with what the model was given to read. */
export function TryTalk({ page }: { page: CharacterPage }) {
  const languages = page.languages.length > 0 ? page.languages : ['en']
  const [language, setLanguage] = useState('en')
  const [lines, setLines] = useState<Line[]>([])
  const [last, setLast] = useState<Tried | null>(null)
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const which = page.draft || page.no === null ? 'draft' : 'live'

  async function ask(next: Line[], state: unknown): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const input = { slug: page.slug, language: language as 'en', card: which, lines: next.slice(-TRY_LINES_MAX), state } as const
      const tried = await deskCall('tryCharacter', input)
      setLast(tried)
      setLines(tried.text === null ? lines : [...next, { from: 'character', text: tried.text }])
      if (tried.text !== null) setTyped('')
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const send = (text: string): void => void (text.trim() && ask([...lines, { from: 'member', text: text.trim() }], last?.state ?? null))
  const again = (): void => {
    setLines([])
    setLast(null)
    setFailure(null)
  }
  return (
    <section className="try">
      <div className="sec-h">
        <h2>{say('desk.try-of', { name: page.name })}</h2>
        <small>{say(which === 'draft' ? 'desk.try-draft' : 'desk.try-live')}</small>
      </div>
      <ol className="talk" aria-live="polite" aria-busy={isBusy}>
        {lines.map(({ from, text }, i) => (
          // eslint-disable-next-line react/no-array-index-key -- lines are only added at the end
          <li key={i} className={from} dir="auto">
            <span className="hidden">{say(from === 'member' ? 'desk.try-you' : 'desk.try-it')}</span>
            {text}
          </li>
        ))}
      </ol>
      {last?.refusal && (
        <p className="note bad2" role="alert">
          {last.refusal}
        </p>
      )}
      <Trouble error={failure} />
      {lines.length === 0 ? (
        <p className="acts">
          <select className="in" aria-label={say('desk.language')} value={language} onChange={(event) => setLanguage(event.target.value)}>
            {languages.map((code) => (
              <option key={code} value={code}>
                {names.of(code)}
              </option>
            ))}
          </select>
          <button type="button" className="btn-s line" disabled={isBusy} onClick={() => void ask([], null)}>
            {say('desk.try-begin')}
          </button>
        </p>
      ) : (
        <>
          {last && last.suggestions.length > 0 && (
            <p className="acts">
              {last.suggestions.map((chip) => (
                <button key={chip} type="button" className="btn-s line chip" disabled={isBusy} dir="auto" onClick={() => send(chip)}>
                  {chip}
                </button>
              ))}
            </p>
          )}
          <form
            className="say"
            onSubmit={(event) => {
              event.preventDefault()
              send(typed)
            }}
          >
            <input
              className="in"
              aria-label={say('desk.try-say')}
              placeholder={say('desk.try-say')}
              maxLength={4000}
              dir="auto"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <button type="submit" className="btn-s line" aria-label={say('desk.try-send')} disabled={isBusy || typed.trim() === ''}>
              <ArrowUp size={16} aria-hidden="true" />
            </button>
          </form>
          {last && <Told tried={last} />}
          <button type="button" className="lk" disabled={isBusy} onClick={again}>
            {say('desk.try-again')}
          </button>
        </>
      )}
    </section>
  )
}

/** Who answered, how fast, and what was read for it. */
function Told({ tried: { served_by, ms, input_tokens, output_tokens, prompt, is_cut } }: { tried: Tried }) {
  const title = prompt ? say(prompt.was_read ? 'desk.try-prompt' : 'desk.try-prompt-unread', { name: prompt.model }) : ''
  const tokens = input_tokens === null ? '' : ` · ${say('desk.try-tokens', { read: input_tokens, written: output_tokens ?? 0 })}`
  return (
    <>
      <p className="sub">
        {say('desk.try-served', { name: sayName(`desk.served-${served_by}`, served_by), ms })}
        {tokens}
        {is_cut && ` · ${say('desk.try-cut')}`}
      </p>
      {prompt && (
        <details className="entry">
          <summary>{title}</summary>
          <div className="prompt" role="region" aria-label={title} tabIndex={0}>
            <pre dir="auto">{[prompt.instructions, ...prompt.messages.map(({ role, text }) => `[${role}] ${text}`)].join('\n\n')}</pre>
          </div>
        </details>
      )}
    </>
  )
}
