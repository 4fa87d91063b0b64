import type { Companion } from '@green-room/contract/rooms'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { JumpButton } from './jump-button.tsx'
import type { FootActions } from './message-foot.tsx'
import { MessageLog } from './message-log.tsx'
import type { Outgoing } from '../talk/outbox.ts'
import { firstNumber, hasOlder, lastNumber, type Talk } from '../talk/talk.ts'
import { TypingRow } from './typing-row.tsx'
import { useChange, useLogScroll } from './use-log-scroll.ts'
import { OlderMessages } from './older-messages.tsx'
import '../texts.ts'

const SETTLE_MS = 1_000

type ConversationProps = {
  talk: Talk
  /** Loads older messages. */
  older: { isLoading: boolean; load: () => Promise<void> }
  outgoing: readonly Outgoing[]
  companion: Companion | null
  /** The topic's, where it is known. */
  language?: string | undefined
  /** Null where nothing can be done any more. */
  actions: FootActions | null
  /** Stands above the first message. */
  beginning: ReactNode
  /** The number of the last message that the character knows by a summary. */
  summarisedThrough?: number | null
  onStop?: () => void
}

/** The scroller with the log in it. It rests at its end; a reader who scrolled up stays where they read. */
export function Conversation(props: ConversationProps) {
  const { talk, outgoing, companion, language, actions, beginning, summarisedThrough = null, onStop } = props
  const { isLoading, load } = props.older
  const t = useT()
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { isAway, goToEnd } = useLogScroll(scroller, content)
  const isQuiet = useQuiet(firstNumber(talk), isLoading)
  const arrived = useArrived(talk, isAway)
  useChange(outgoing.at(-1)?.key, goToEnd)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label={t('messages.conversation')}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain [scrollbar-width:thin] focus-visible:-outline-offset-3"
      >
        <div ref={content} className="mx-auto flex min-h-full w-full max-w-[48rem] shrink-0 flex-col justify-end px-3 pb-4 sm:px-6">
          {hasOlder(talk) ? <OlderMessages key={firstNumber(talk)} scroller={scroller} isLoading={isLoading} load={load} /> : beginning}
          <MessageLog
            talk={talk}
            outgoing={outgoing}
            companion={companion}
            language={language}
            actions={actions}
            isQuiet={isQuiet}
            summarisedThrough={summarisedThrough}
          />
          {onStop && <TypingRow talk={talk} companion={companion} onStop={onStop} />}
        </div>
      </div>
      <div className="relative shrink-0">{isAway && <JumpButton count={arrived} onPress={goToEnd} />}</div>
    </>
  )
}

/** True while older messages are laid in, and a moment longer: they are no news. */
function useQuiet(first: number, isLoading: boolean): boolean {
  const [settled, setSettled] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(first), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [first])
  return isLoading || settled !== first
}

/** How many messages of the other side came since the reader left the end. */
function useArrived(talk: Talk, isAway: boolean): number {
  const [leftAt, setLeftAt] = useState<number | null>(null)
  if (isAway && leftAt === null) setLeftAt(lastNumber(talk))
  if (!isAway && leftAt !== null) setLeftAt(null)
  return leftAt === null ? 0 : talk.messages.filter((message) => message.number > leftAt && !message.is_mine).length
}
