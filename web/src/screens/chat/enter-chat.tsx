import type { OpenTopic } from '@green-room/contract/topics'
import { Suspense } from 'react'
import '#web/content/texts.ts'
import { AiNotice } from '#web/messages/log/cards/ai-notice.tsx'
import { useChatEntry } from '#web/messages/chats/use-chat-entry.ts'
import { late } from '#web/platform/late.ts'
import { ChatLoading } from './chat-frame.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { OpenChat } from './open-chat.tsx'
import { useLeaving } from './use-leaving.ts'
import { isFinal, useTurnedAway } from './use-turned-away.ts'

const NONE: readonly never[] = []
const nothing = () => undefined
const EntryFailure = late(() => import('./entry-failure.tsx'))
const ViewOnlyChat = late(() => import('./view-only-chat.tsx'))
const ChatRules = late(() => import('./chat-rules.tsx'))
const TermsDialog = late(() => import('#web/messages/chats/terms-dialog.tsx'))

/** From the door to the table: terms, topic, seat; or why not. */
export function EnterChat({ topicId }: { topicId: string }) {
  const entry = useChatEntry(topicId)
  const leaving = useLeaving(topicId)
  useTurnedAway(topicId, entry, leaving)

  if (entry.phase === 'open' || entry.phase === 'waiting')
    return (
      <>
        <OpenChat topic={entry.topic} isWaiting={entry.phase === 'waiting'} leaving={leaving} />
        {entry.asksHouse && (
          <Suspense fallback={null}>
            <ChatRules topicId={topicId} />
          </Suspense>
        )}
      </>
    )
  if (entry.phase === 'view-only')
    return (
      <Suspense fallback={<ChatLoading />}>
        <ViewOnlyChat topic={entry.topic} refusal={entry.refusal} />
      </Suspense>
    )
  if (entry.phase === 'refused' && !isFinal(entry.problem))
    return (
      <Suspense fallback={<ChatLoading />}>
        <EntryFailure entry={entry} />
      </Suspense>
    )
  return (
    <>
      {'topic' in entry && entry.topic ? <EnteredChat topic={entry.topic} /> : <ChatLoading />}
      {entry.phase === 'terms' && (
        <Suspense fallback={null}>
          <TermsDialog
            topicId={topicId}
            standing={entry.standing}
            room={entry.topic?.room ?? null}
            onLeave={leaving.decline}
            onFailed={() => leaving.goTo('/topics')}
            isLeaving={leaving.isBusy}
          />
        </Suspense>
      )}
    </>
  )
}

/** The chat behind the terms: whose it is can be seen, and nothing can be done. The notice stands above, where no toast of the page before lies. */
function EnteredChat({ topic }: { topic: OpenTopic }) {
  return (
    <ChatPanel topic={topic} hasMessages={false} outgoing={NONE} onLeave={nothing} onAbout={nothing} onDrop={null}>
      <div className="mx-auto w-full max-w-[48rem] px-3 sm:px-6">
        <AiNotice onMore={nothing} />
      </div>
    </ChatPanel>
  )
}
