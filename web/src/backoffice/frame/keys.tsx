import { useEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Screen } from '../screen.ts'
import { say } from '../texts.ts'

const OFF = 'desk-keys-off'
const WAIT_MS = 1_500
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
export type Keys = { dialog: RefObject<HTMLDialogElement | null>; isOff: boolean; setOff: (isOff: boolean) => void; show: () => void }

/** `Ctrl K` everywhere; single keys sleep in fields and dialogs, and can be switched off. */
export function useKeys(screens: readonly Screen[]): Keys {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOff, setOff] = useState(() => localStorage.getItem(OFF) === '1')
  const go = useNavigate()
  const show = (): void => dialog.current?.showModal()
  useEffect(() => {
    let isAfterG = false
    const heard = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        document.getElementById('desk-search')?.focus()
        return
      }
      if (isOff || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]'))
        return
      const to = isAfterG ? screens.find(({ letter }) => letter === event.key) : undefined
      isAfterG = false
      if (to) void go(to.path)
      else if (event.key === 'g') {
        isAfterG = true
        setTimeout(() => (isAfterG = false), WAIT_MS)
      } else if (event.key === '?') dialog.current?.showModal()
      else if (event.key === 'j' || event.key === 'k') walk(event.key === 'j' ? 1 : -1)
    }
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  }, [go, isOff, screens])
  return {
    dialog,
    isOff,
    show,
    setOff(next) {
      localStorage.setItem(OFF, next ? '1' : '0')
      setOff(next)
    },
  }
}

/** To the next row, or the one before: to what opens it. */
function walk(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]?.querySelector<HTMLElement>('a, button')?.focus()
}

export function KeysDialog({ keys: { dialog, isOff, setOff }, screens }: { keys: Keys; screens: readonly Screen[] }) {
  const listed: [string, string][] = [
    ['Ctrl K', say('desk.key-search')],
    ['j · k', say('desk.key-walk')],
    ['Enter', say('desk.key-open')],
    ['Ctrl Enter', say('desk.key-act')],
    ['Esc', say('desk.key-back')],
    ...screens.flatMap(({ letter, name }): [string, string][] => (letter ? [[`g ${letter}`, say(name)]] : [])),
  ]
  return (
    <dialog ref={dialog} className="dlg" aria-labelledby="keys-title">
      <h2 id="keys-title">{say('desk.keys')}</h2>
      <dl className="kv">
        {listed.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="ck">
        <input type="checkbox" checked={!isOff} onChange={(event) => setOff(!event.target.checked)} /> {say('desk.keys-on')}
      </label>
      <footer>
        <button type="button" className="btn-s pri" onClick={() => dialog.current?.close()}>
          {say('desk.close')}
        </button>
      </footer>
    </dialog>
  )
}
