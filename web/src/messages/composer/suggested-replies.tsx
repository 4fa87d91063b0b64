import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { showWhole } from '#web/ui/lists/show-whole.ts'
import type { Suggestion } from './use-suggestions.ts'
import './suggested-replies.css'
import '../texts.ts'

/** A delay, so that a screen reader reads the reply first. */
const SPEAK_AFTER_MS = 1_000

type SuggestedRepliesProps = {
  suggestions: readonly Suggestion[]
  field: RefObject<HTMLTextAreaElement | null>
  write: (text: string) => void
  send: () => void
}

/**
 * Replies at a tap: the first writes the text into the field, where its price is shown and it can be changed; the second sends it. How many
 * there are is read out once.
 */
export function SuggestedReplies({ suggestions, field, write, send }: SuggestedRepliesProps) {
  const t = useT()
  const all = suggestions.map(({ text }) => text).join('\n')
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(all), SPEAK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [all])
  return (
    <>
      {suggestions.length > 0 && <Chips key={all} suggestions={suggestions} field={field} write={write} send={send} />}
      <p role="status" className="sr-only">
        {all !== '' && spoken === all ? t('messages.suggested-count', { count: suggestions.length }) : ''}
      </p>
    </>
  )
}

function Chips({ suggestions, field, write, send }: SuggestedRepliesProps) {
  const t = useT()
  /** The one that Tab comes to; arrows go on from it. */
  const [at, setAt] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  // The focus moves to the text field when the suggestion that has it goes away.
  useLayoutEffect(() => {
    const shown = list.current
    const goToField = () => field.current?.focus()
    return () => {
      if (shown?.contains(document.activeElement)) goToField()
    }
  }, [field])
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const shown = list.current
    if (!shown || event.altKey || event.ctrlKey || event.metaKey) return
    const chips = [...shown.querySelectorAll('button')]
    const step = stepOf(event.key, getComputedStyle(shown).direction === 'rtl')
    const next = event.key === 'Escape' ? field.current : step && chips[chips.indexOf(event.currentTarget) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div className="suggested">
      <ul ref={list} aria-label={t('messages.suggested')} data-many={!fitTwoRows(suggestions) || undefined}>
        {suggestions.map(({ text, lang }, place) => (
          <li key={text}>
            <button
              type="button"
              dir="auto"
              lang={lang}
              tabIndex={place === at ? 0 : -1}
              onFocus={(event) => {
                setAt(place)
                showWhole(event)
              }}
              onKeyDown={onKeyDown}
              onClick={({ detail }) => {
                if (!field.current) return
                if (field.current.value !== text) return void (typeInto(field.current, text) || write(text))
                // A double press is one wish, not two.
                if (detail <= 1) send()
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a row of the narrowest phone holds, and what the edges of a suggestion take of it. */
const ROW_SYMBOLS = 34
const EDGE_SYMBOLS = 5
/** True where they have room in two rows of any phone, one after the other. */
function fitTwoRows(suggestions: readonly Suggestion[]): boolean {
  let [rows, room] = [0, 0]
  for (const { text } of suggestions) {
    const width = text.length + EDGE_SYMBOLS
    if (width > room) [rows, room] = [rows + 1, ROW_SYMBOLS]
    room -= width
  }
  return rows <= 2
}

/** Puts a text in place of all that stands in a field, as if it were typed: the browser can undo it. False where it can't. */
function typeInto(field: HTMLTextAreaElement, text: string): boolean {
  field.focus()
  field.select()
  return document.execCommand('insertText', false, text)
}

function stepOf(key: string, isRtl: boolean): number {
  if (key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 1
  return key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0
}
