import type { ContentPage } from '@green-room/contract/backoffice/content'
import { useState, type ReactNode } from 'react'
import { ActPanel } from '../parts/act-panel.tsx'
import { TextField } from '../parts/labelled.tsx'
import { say } from '../texts.ts'

const MODES = ['correction', 'version', 'planned'] as const
type Rest = { title: string; button: string; preview: (preview: Record<string, unknown>) => ReactNode; onClose: () => void }

/** A legal page goes out as a correction, as a new version at once, or as one from a day on, of which members are told ahead. */
export function LegalAct({ page, no, rest }: { page: ContentPage; no: number | null; rest: Rest }) {
  const { ref, language, version } = page
  const [mode, setMode] = useState<(typeof MODES)[number]>('correction')
  const [day, setDay] = useState('')
  const choice = (
    <fieldset className="asking">
      <legend>{say('desk.published-as')}</legend>
      {MODES.filter((one) => no === null || one !== 'planned').map((one) => (
        <label key={one}>
          <input type="radio" name="asks" checked={mode === one} onChange={() => setMode(one)} />
          {say(`desk.legal-${one}`)}
        </label>
      ))}
    </fieldset>
  )
  if (mode !== 'planned')
    return (
      <ActPanel {...rest} door="publishLegal" input={{ ref, language, no, version, asks_again: mode === 'version' }}>
        {choice}
      </ActPanel>
    )
  return (
    <ActPanel
      {...rest}
      door="planLegal"
      title={say('desk.plan-of', { title: page.title })}
      button={say('desk.door-planLegal')}
      input={day === '' ? null : { ref, at: `${day}T00:00:00.000Z` }}
    >
      {choice}
      <TextField label={say('desk.from-day')} type="date" required value={day} onChange={setDay} />
      <p className="sub">{say('desk.plan-note')}</p>
    </ActPanel>
  )
}

export const WithdrawPlan = ({ page, onClose }: { page: ContentPage; onClose: () => void }) => (
  <ActPanel
    door="withdrawLegal"
    title={say('desk.withdraw-plan-of', { title: page.title })}
    input={page.planned && { plan_id: page.planned.id }}
    preview={() => <p className="sub">{say('desk.withdraw-plan-note')}</p>}
    button={say('desk.door-withdrawLegal')}
    isDanger
    onClose={onClose}
  />
)
