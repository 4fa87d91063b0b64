import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import type { Suggestion } from './use-suggestions.ts'
import './texts.ts'

/** After the reply itself has begun to be read out. */
const SPEAK_AFTER_MS = 1_000

/** A few wrap. More of them stand in two rows on a phone (in one where it lies on its side) that scroll sideways and fade out at their end. */
const ALL =
  'relative -mx-2.5 max-h-[34dvh] gap-2 overflow-auto overscroll-x-contain px-2.5 py-1.5 [list-style-type:""] [scrollbar-width:none]'
const FEW = 'flex flex-wrap'
const MORE = [
  'grid grid-flow-col grid-rows-[auto_auto] auto-cols-max [@media(height<30rem)]:grid-rows-[auto]',
  '[@media(width>=40rem)_and_(height>=30rem)]:flex [@media(width>=40rem)_and_(height>=30rem)]:flex-wrap',
  'max-sm:pe-10 max-sm:scroll-pe-10 max-sm:[mask:linear-gradient(to_left,transparent,#000_2.5rem)]',
  'max-sm:rtl:[mask:linear-gradient(to_right,transparent,#000_2.5rem)]',
].join(' ')
const CHIP = [
  'min-h-11 max-w-[min(80cqi,20rem)] rounded-[1.375rem] border-[1.5px] px-4 py-1.5 text-start leading-tight font-medium sm:max-w-full',
  'border-[color-mix(in_oklab,var(--action-ink)_55%,transparent)] bg-[color-mix(in_oklab,var(--mine)_55%,var(--raised))] text-on-mine',
  'transition-colors hover:border-action-ink',
].join(' ')

type SuggestedRepliesProps = {
  suggestions: readonly Suggestion[]
  field: RefObject<HTMLTextAreaElement | null>
  write: (text: string) => void
}

/** Replies at a tap: it writes the text into the field, where its price is shown and it can be changed. How many there are is read out once. */
export function SuggestedReplies({ suggestions, field, write }: SuggestedRepliesProps) {
  const t = useT()
  const all = suggestions.map(({ text }) => text).join('\n')
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(all), SPEAK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [all])
  return (
    <>
      {suggestions.length > 0 && <Chips key={all} suggestions={suggestions} field={field} write={write} />}
      <p role="status" className="sr-only">
        {all !== '' && spoken === all ? t('messages.suggested-count', { count: suggestions.length }) : ''}
      </p>
    </>
  )
}

function Chips({ suggestions, field, write }: SuggestedRepliesProps) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  // Whoever stood on one that goes away stands in the field.
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
    <div className="@container mx-auto mb-1 max-w-[48rem]">
      <ul ref={list} aria-label={t('messages.suggested')} className={`${ALL} ${fitTwoRows(suggestions) ? FEW : MORE}`}>
        {suggestions.map(({ text, lang }) => (
          <li key={text}>
            <button
              type="button"
              dir="auto"
              lang={lang}
              className={CHIP}
              onFocus={showWhole}
              onKeyDown={onKeyDown}
              onClick={() => field.current && !typeInto(field.current, text) && write(text)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** On the narrowest phone: two rows of some thirty symbols. */
const SYMBOLS_MAX = 46
const fitTwoRows = (suggestions: readonly Suggestion[]): boolean =>
  suggestions.length <= 2 || suggestions.reduce((sum, { text }) => sum + text.length, 0) <= SYMBOLS_MAX

/** For those who came by keyboard: what moves under a finger would slip away from it. */
function showWhole({ currentTarget: chip }: FocusEvent<HTMLElement>): void {
  if (chip.matches(':focus-visible')) chip.scrollIntoView({ block: 'nearest', inline: 'nearest' })
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
