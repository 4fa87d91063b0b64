import { useEffect, useRef, useState } from 'react'
import { deskCall, onFactorAsked } from '../desk-call.ts'
import { CodeField } from './code-field.tsx'
import { say } from '../texts.ts'
import { PanelFoot } from './panel.tsx'

/** Asks for a code where an act is grave; the act goes on by itself once it was right. */
export function FactorDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const answer = useRef<(isShown: boolean) => void>(() => undefined)
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(
    () =>
      onFactorAsked(
        () =>
          new Promise((resolve) => {
            answer.current = resolve
            setCode('')
            setFailure(null)
            dialog.current?.showModal()
          }),
      ),
    [],
  )
  const end = (isShown: boolean): void => {
    answer.current(isShown)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="dlg" aria-labelledby="factor-title" onCancel={() => answer.current(false)}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          deskCall('showFactorAgain', { code }).then(() => end(true), setFailure)
        }}
      >
        <h2 id="factor-title">{say('desk.factor-again')}</h2>
        <p>{say('desk.factor-again-why')}</p>
        <CodeField value={code} onChange={setCode} />
        <PanelFoot failure={failure} button={say('desk.go-on')} isOff={code.trim() === ''} onClose={() => end(false)} />
      </form>
    </dialog>
  )
}
