import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { say } from '../texts.ts'
import { Labelled } from './labelled.tsx'
import { Trouble } from './states.tsx'

export const PanelHead = ({ id, title, onClose }: { id: string; title: ReactNode; onClose: () => void }) => (
  <header>
    <h2 id={id}>{title}</h2>
    <button type="button" className="btn-s ghost" aria-label={say('desk.close')} onClick={onClose}>
      <X size={16} aria-hidden="true" />
    </button>
  </header>
)

type FootProps = { failure: unknown; button: string; isDanger?: boolean | undefined; isOff: boolean; onClose: () => void }

/** What went wrong, Cancel, and what sends the form around it. */
export const PanelFoot = ({ failure, button, isDanger, isOff, onClose }: FootProps) => (
  <>
    <Trouble error={failure} />
    <footer>
      <button type="button" className="btn-s line" onClick={onClose}>
        {say('desk.cancel')}
      </button>
      <button type="submit" className={`btn-s ${isDanger ? 'dan' : 'pri'}`} disabled={isOff}>
        {button}
      </button>
    </footer>
  </>
)

/** Why an act is done: it stands in the log. */
export const ReasonField = (props: { value: string; isWrong?: boolean; onChange: (reason: string) => void }) => (
  <Labelled label={say('desk.reason')} hint={say('desk.reason-for')}>
    {(id) => (
      <textarea
        id={id}
        className="in"
        rows={2}
        maxLength={500}
        required
        value={props.value}
        aria-invalid={props.isWrong}
        onChange={(event) => props.onChange(event.target.value)}
      />
    )}
  </Labelled>
)
