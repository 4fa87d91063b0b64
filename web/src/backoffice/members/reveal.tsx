import { useEffect, useRef, useState } from 'react'
import { newKey } from '#web/platform/wire/new-key.ts'
import { deskCall } from '../desk-call.ts'
import { troubleText } from '../parts/states.tsx'
import { say } from '../texts.ts'

/** A masked field: whoever wants to see it says why, and that stands in the log. */
export function Reveal({ memberId, field, masked }: { memberId: string; field: 'email' | 'phone' | 'address'; masked: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  if (shown !== null) return <bdi>{shown || '–'}</bdi>
  return (
    <>
      <bdi>{masked}</bdi>{' '}
      <button type="button" className="lk" onClick={() => setOpen(true)}>
        {say('desk.show')}
        <span className="hidden"> {say(`desk.field-${field}`)}</span>
      </button>
      {isOpen && (
        <dialog ref={dialog} className="dlg" onClose={() => setOpen(false)} aria-label={say('desk.show-why')}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              deskCall('revealMember', { member_id: memberId, field, reason }, { key: newKey() }).then(
                ({ value }) => setShown(value),
                setFailure,
              )
            }}
          >
            <h2>{say('desk.show-why')}</h2>
            <div className="f">
              <label htmlFor={`why-${field}`}>
                {say('desk.reason')} <small>{say('desk.reason-for')}</small>
              </label>
              <input
                id={`why-${field}`}
                className="in"
                required
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </div>
            {failure ? (
              <p className="note bad2" role="alert">
                {troubleText(failure)}
              </p>
            ) : null}
            <footer>
              <button type="button" className="btn-s line" onClick={() => setOpen(false)}>
                {say('desk.cancel')}
              </button>
              <button type="submit" className="btn-s pri" disabled={reason.trim() === ''}>
                {say('desk.show')}
              </button>
            </footer>
          </form>
        </dialog>
      )}
    </>
  )
}
