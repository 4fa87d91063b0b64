import { X } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { newKey } from '#web/platform/wire/new-key.ts'
import { isProblem } from '#web/platform/problem.ts'
import { deskCall, type InputOf } from '../desk-call.ts'
import { useNotice } from '../parts/notice.tsx'
import { troubleText } from '../parts/states.tsx'
import { say } from '../texts.ts'
import { useFresh } from '../use-desk.ts'

type Door = 'setPortrait' | 'addStory' | 'removeStory'
type Own<Name extends Door> = {
  door: Name
  title: string
  button: string
  /** Without its reason; null while something is missing. */
  input: Omit<InputOf<Name>, 'reason'> | null
  file?: File | null
  isDanger?: boolean
  children?: ReactNode
  /** What else is told of a refusal. */
  refused?: (failure: unknown) => ReactNode
  onClose: () => void
}
/** An act that brings a file along: why, and a button that says what happens. */
export function FilePanel<Name extends Door>({ door, title, button, input, file, isDanger, children, refused, onClose }: Own<Name>) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const fresh = useFresh()
  const notice = useNotice()
  async function act(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await deskCall(door, { ...input, reason } as InputOf<Name>, { key: newKey(), ...(file && { file }) })
      notice(say('desk.done'))
      await fresh()
      onClose()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <aside className="insp" aria-labelledby={id}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void act()
        }}
      >
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="btn-s ghost" aria-label={say('desk.close')} onClick={onClose}>
            <X size={16} aria-hidden="true" />
          </button>
        </header>
        {children}
        <div className="f">
          <label htmlFor={`${id}-reason`}>
            {say('desk.reason')} <small>{say('desk.reason-for')}</small>
          </label>
          <textarea
            id={`${id}-reason`}
            className="in"
            rows={2}
            maxLength={500}
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        {failure ? (
          <div className="note bad2" role="alert">
            {(isProblem(failure) && Object.values(failure.errors)[0]?.[0]) || troubleText(failure)}
          </div>
        ) : null}
        {failure ? refused?.(failure) : null}
        <footer>
          <button type="button" className="btn-s line" onClick={onClose}>
            {say('desk.cancel')}
          </button>
          <button type="submit" className={`btn-s ${isDanger ? 'dan' : 'pri'}`} disabled={isBusy || input === null || reason.trim() === ''}>
            {button}
          </button>
        </footer>
      </form>
    </aside>
  )
}
