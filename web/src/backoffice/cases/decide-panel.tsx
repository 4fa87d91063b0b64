import { NumberField } from '../parts/labelled.tsx'
import { GROUNDS } from '@green-room/contract/wire/backoffice-rights'
import type { CasePage } from '@green-room/contract/backoffice/cases'
import { CASE_POINTS_MAX, OUTCOMES_OF, RESTRICTS, type Outcome } from '@green-room/contract/backoffice/case-outcomes'
import { useId, useState } from 'react'
import { ActPanel } from '../parts/act-panel.tsx'
import { FactsField, GroundField, languageNames, TermField, Unspent, type Ground } from '../parts/statement-fields.tsx'
import { say } from '../texts.ts'

/** How a case ends: what follows, why, and what exactly the member will read. */
export function DecidePanel({ page, onClose }: { page: CasePage; onClose: () => void }) {
  const { case: file } = page
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [ground, setGround] = useState<Ground>(GROUNDS.find((one) => one === file.about) ?? 'terms')
  const [facts, setFacts] = useState('')
  const [days, setDays] = useState<number | null>(file.kind === 'minor' ? null : 7)
  const [points, setPoints] = useState('')
  const [message, setMessage] = useState('')
  const id = useId()
  const restricts = outcome !== null && RESTRICTS.includes(outcome)
  const isReady = outcome !== null && (!restricts || facts.trim() !== '')
  const isForTime = outcome === 'banned' || outcome === 'paused'
  const isWrong = outcome === 'character-wrong'
  const input = {
    case_id: file.id,
    outcome: outcome ?? 'no-breach',
    ground,
    facts: facts.trim(),
    days: isForTime ? days : null,
    points: isWrong ? Number(points) || 0 : 0,
    ...(isWrong && Number(message) > 0 && { message: Number(message) }),
  }
  return (
    <ActPanel
      door="decideCase"
      title={say('desk.decision')}
      input={isReady ? input : null}
      button={say(outcome ? `desk.act-${outcome}` : 'desk.decide')}
      isDanger={outcome === 'banned'}
      onClose={onClose}
      preview={(preview) => <Statement preview={preview} />}
    >
      <fieldset className="boxes outcomes">
        <legend className="hidden">{say('desk.decision')}</legend>
        {OUTCOMES_OF[file.kind].map((one) => (
          <label key={one} className="ck">
            <input type="radio" name={`${id}-outcome`} checked={outcome === one} onChange={() => setOutcome(one)} />
            <span>
              <b>{say(`desk.act-${one}`)}</b>
              <small>{say(`desk.does-${one}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {restricts && (
        <div className="two">
          <GroundField value={ground} onChange={setGround} />
          {isForTime && <TermField value={days} onChange={setDays} />}
        </div>
      )}
      {isWrong && (
        <div className="two">
          <NumberField label={say('desk.points-back')} type="number" min={0} max={CASE_POINTS_MAX} value={points} onChange={setPoints} />
          {file.kind === 'chat' && (
            <NumberField
              label={say('desk.hide-reply')}
              hint={say('desk.hide-reply-for')}
              type="number"
              min={1}
              value={message}
              onChange={setMessage}
            />
          )}
        </div>
      )}
      {outcome !== null && <FactsField value={facts} onChange={setFacts} isRequired={restricts} />}
    </ActPanel>
  )
}

type Told = { language: string; statement_title: string; statement: string; in_english?: string; told: number }

function Statement({ preview }: { preview: Record<string, unknown> }) {
  const { language, statement, statement_title: title, in_english: english, told } = preview as Told
  return (
    <>
      <div className="sec-h">
        <h3>{say('desk.statement-of')}</h3>
        <small>{say('desk.as-sent', { language: languageNames.of(language) ?? language })}</small>
      </div>
      <div className="note stated" lang={language} dir="auto">
        <b>{title}</b>
        {statement.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {english !== undefined && (
        <details>
          <summary className="lk">{say('desk.in-english')}</summary>
          {english.split('\n').map((line) => (
            <p key={line} className="sub">
              {line}
            </p>
          ))}
        </details>
      )}
      {preview['unspent_points'] !== undefined && <Unspent preview={preview} />}
      <p className="sub">{say('desk.mails-go', { count: told })}</p>
    </>
  )
}
