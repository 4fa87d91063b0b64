import { useEffect, useRef, useState } from 'react'
import { newKey } from '#web/platform/wire/new-key.ts'
import { deskCall } from '../desk-call.ts'
import { TextField } from '../parts/labelled.tsx'
import { PanelFoot } from '../parts/panel.tsx'
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
            <TextField
              label={say('desk.reason')}
              hint={say('desk.reason-for')}
              required
              maxLength={500}
              value={reason}
              onChange={setReason}
            />
            <PanelFoot failure={failure} button={say('desk.show')} isOff={reason.trim() === ''} onClose={() => setOpen(false)} />
          </form>
        </dialog>
      )}
    </>
  )
}
