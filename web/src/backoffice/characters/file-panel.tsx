import { useId, useState, type ReactNode } from 'react'
import { newKey } from '#web/platform/wire/new-key.ts'
import { deskCall, type InputOf } from '../desk-call.ts'
import { useNotice } from '../parts/notice.tsx'
import { PanelFoot, PanelHead, ReasonField } from '../parts/panel.tsx'
import { say } from '../texts.ts'
import { useFresh } from '../use-desk.ts'
import { useWork } from '../use-work.ts'

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
  const { failure, isBusy, work } = useWork()
  const fresh = useFresh()
  const notice = useNotice()
  const act = () =>
    work(async () => {
      await deskCall(door, { ...input, reason } as InputOf<Name>, { key: newKey(), ...(file && { file }) })
      notice(say('desk.done'))
      await fresh()
      onClose()
    })
  return (
    <aside className="insp" aria-labelledby={id}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void act()
        }}
      >
        <PanelHead id={id} title={title} onClose={onClose} />
        {children}
        <ReasonField value={reason} onChange={setReason} />
        {failure ? refused?.(failure) : null}
        <PanelFoot
          failure={failure}
          button={button}
          isDanger={isDanger}
          isOff={isBusy || input === null || reason.trim() === ''}
          onClose={onClose}
        />
      </form>
    </aside>
  )
}
