import { useEffect, useRef, useState } from 'react'
import { deskCall, onFactorAsked } from '../desk-call.ts'
import { CodeField } from './code-field.tsx'
import { say } from '../texts.ts'
import { troubleText } from './states.tsx'

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
        {failure ? (
          <p className="note bad2" role="alert">
            {troubleText(failure)}
          </p>
        ) : null}
        <footer>
          <button type="button" className="btn-s line" onClick={() => end(false)}>
            {say('desk.cancel')}
          </button>
          <button type="submit" className="btn-s pri" disabled={code.trim() === ''}>
            {say('desk.go-on')}
          </button>
        </footer>
      </form>
    </dialog>
  )
}
