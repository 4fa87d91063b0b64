import { Users } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { newKey } from '#web/platform/wire/new-key.ts'
import { isProblem } from '#web/platform/problem.ts'
import { deskCall, type DeskName, type InputOf } from '../desk-call.ts'
import { say } from '../texts.ts'
import { useDesk, useFresh } from '../use-desk.ts'
import { useWork } from '../use-work.ts'
import { useNotice } from './notice.tsx'
import { PanelFoot, PanelHead, ReasonField } from './panel.tsx'
import { Trouble } from './states.tsx'

type Preview = Record<string, unknown>
export type Act<Name extends DeskName> = {
  door: Name
  title: string
  /** Without its reason, and null while something is missing. */
  input: Omit<InputOf<Name>, 'reason'> | null
  /** What is filled in before. */
  children?: ReactNode
  preview: (preview: Preview) => ReactNode
  /** Names the sum, or what happens. */
  button: string
  isDanger?: boolean
  /** Money is sent from a dialog; everything else beside the thing it is done to. */
  isMoney?: boolean
  onClose: () => void
  onDone?: () => void
}

/** An act: what it would do, why, and a button that says it. Stands beside the thing it is done to. */
export function ActPanel<Name extends DeskName>({
  door,
  title,
  input,
  children,
  preview,
  button,
  isDanger,
  isMoney,
  onClose,
  onDone,
}: Act<Name>) {
  const [reason, setReason] = useState('')
  const { failure, isBusy, work } = useWork()
  const fresh = useFresh()
  const notice = useNotice()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const body = useMemo(() => ({ ...input, reason }), [input, reason])
  const asked = JSON.stringify(body)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the same wish keeps its key, another one gets its own
  const key = useMemo(newKey, [asked])
  const look = useDesk('previewAct', { door, input: { ...input } }, { enabled: input !== null && !isBusy })
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  })
  useEffect(() => {
    const own = form.current
    const heard = (event: KeyboardEvent) => hear(event)
    own?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    own?.addEventListener('keydown', heard)
    return () => own?.removeEventListener('keydown', heard)
  }, [])

  const act = () =>
    work(async () => {
      const seen = look.isPlaceholderData ? undefined : look.data?.seen
      const { approval } = (await deskCall(door, body as InputOf<Name>, { key, seen }).catch(async (error: unknown) => {
        if (isProblem(error, 'version.stale')) await fresh()
        throw error
      })) as { approval: string | null }
      notice(approval ? say('desk.asked') : say('desk.done'))
      await fresh()
      onDone?.()
      onClose()
    })
  return (
    <Shell isMoney={isMoney} titleId={`${id}-title`} onClose={onClose}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          void act()
        }}
      >
        <PanelHead id={`${id}-title`} title={title} onClose={onClose} />
        {children}
        {look.error ? <Trouble error={look.error} /> : look.data && input && <div className="preview">{preview(look.data.preview)}</div>}
        <ReasonField value={reason} isWrong={isProblem(failure) && failure.errors['reason'] !== undefined} onChange={setReason} />
        {look.data?.needs_second && (
          <p className="note">
            <Users size={16} aria-hidden="true" />
            <span>{say('desk.needs-second')}</span>
          </p>
        )}
        <PanelFoot
          failure={failure}
          button={look.data?.needs_second ? say('desk.ask-for', { act: button }) : button}
          isDanger={isDanger}
          isOff={isBusy || input === null || look.error !== null || reason.trim() === ''}
          onClose={onClose}
        />
      </form>
    </Shell>
  )
}

type ShellOf = { isMoney: boolean | undefined; titleId: string; onClose: () => void; children: ReactNode }
function Shell({ isMoney, titleId, onClose, children }: ShellOf) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return isMoney ? (
    <dialog ref={dialog} className="dlg money" aria-labelledby={titleId} onCancel={onClose}>
      {children}
    </dialog>
  ) : (
    <aside className="insp" aria-labelledby={titleId}>
      {children}
    </aside>
  )
}
