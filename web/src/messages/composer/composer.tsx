import { ImagePlus, Paperclip } from 'lucide-react'
import { Suspense, useId, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { ComposerCost } from './composer-cost.tsx'
import { SendButton } from './send-button.tsx'
import type { ComposerState } from './use-composer.ts'
import { useGrowing } from './use-growing.ts'
import type { Suggestion } from './use-suggestions.ts'
import '../texts.ts'

/** The box of a chat that takes messages. */
const LIVE =
  'border-line-strong shadow-1 focus-within:border-action-ink ' +
  'has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-action-ink'

/** They come with the first reply at the earliest. */
const SuggestedReplies = late(async () => ({ default: (await import('./suggested-replies.tsx')).SuggestedReplies }))
const LowPoints = late(() => import('./low-points.tsx'))
const AskReview = late(() => import('#web/content/ask-review.tsx'))

const NONE: readonly Suggestion[] = []

type ComposerProps = {
  composer: ComposerState
  /** Why nothing can be written, in place of the invitation to write. */
  off: string | null
  /** What stands above, e.g. a notice. */
  children?: ReactNode
  /** What may be answered, at a tap. */
  suggestions?: readonly Suggestion[]
  onFiles: (files: readonly File[], wanted: 'image' | 'any') => void
}

export function Composer({ composer, off, children, suggestions = NONE, onFiles }: ComposerProps) {
  const t = useT()
  const id = useId()
  const field = useGrowing()
  const { text, write, submit, price, note, contested } = composer
  const isOff = off !== null
  /** Suggestions go away while the member writes their own text. */
  const isOwn = text !== '' && suggestions.every((one) => one.text !== text)
  const placeholder = off ?? t('messages.write')

  const send = () => {
    submit()
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // 229: the key belongs to an input method that is still composing (Safari says so after it has ended).
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files, 'any')
  }
  return (
    <form
      className="shrink-0 px-2.5 pt-1 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-6 sm:pb-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {children}
      {!isOff && price.isTooDear && !price.isTooLong && (
        <Suspense fallback={null}>
          <LowPoints price={price} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <SuggestedReplies suggestions={isOff || isOwn ? NONE : suggestions} field={field} write={write} send={send} />
      </Suspense>
      <p
        role="alert"
        className={note ? 'mx-auto mb-2 max-w-[48rem] rounded-md bg-danger-wash px-4 py-2.5 text-sm font-medium text-ink' : ''}
      >
        {note}
        {contested !== null && (
          <span className="ms-3">
            <Suspense fallback={null}>
              <AskReview kind="message" content={contested} />
            </Suspense>
          </span>
        )}
      </p>
      <div className={`mx-auto max-w-[48rem] rounded-lg border bg-raised ${isOff ? 'border-line' : LIVE}`}>
        <label htmlFor={id} className="sr-only">
          {placeholder}
        </label>
        <textarea
          ref={field}
          id={id}
          // Empty, it lies as the page does: its invitation to write is in the page's language.
          dir={text === '' ? undefined : 'auto'}
          rows={1}
          disabled={isOff}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          placeholder={placeholder}
          aria-describedby={`${id}-cost`}
          className={
            'block max-h-44 w-full resize-none bg-transparent px-4 pt-3.5 pb-1.5 leading-normal outline-none ' +
            '[field-sizing:content] placeholder:text-ink-3 placeholder:opacity-100'
          }
        />
        <div className="flex items-center gap-0.5 p-1.5">
          <AttachButton isOff={isOff} label={t('messages.attach-images')} onPress={() => onFiles([], 'image')}>
            <ImagePlus size={20} aria-hidden="true" />
          </AttachButton>
          <AttachButton isOff={isOff} label={t('messages.attach-files')} onPress={() => onFiles([], 'any')}>
            <Paperclip size={20} aria-hidden="true" />
          </AttachButton>
          <ComposerCost id={`${id}-cost`} price={price} />
          <SendButton price={price} isOff={isOff} describedBy={`${id}-cost`} />
        </div>
      </div>
    </form>
  )
}

const AttachButton = ({ isOff, label, onPress, children }: { isOff: boolean; label: string; onPress: () => void; children: ReactNode }) => (
  <button
    type="button"
    disabled={isOff}
    className="icon-btn disabled:opacity-40"
    aria-label={label}
    aria-haspopup="dialog"
    onClick={onPress}
  >
    {children}
  </button>
)
