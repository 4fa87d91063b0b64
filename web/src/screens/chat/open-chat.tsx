import type { OpenTopic } from '@green-room/contract/topics'
import { Suspense, useState } from 'react'
import { useProfile } from '#web/accounts/use-profile.ts'
import { summarisedThrough, useMemory } from '#web/characters/use-memory.ts'
import { AiNotice } from '#web/messages/log/cards/ai-notice.tsx'
import { Composer } from '#web/messages/composer/composer.tsx'
import { Conversation } from '#web/messages/log/conversation.tsx'
import { useLiveTalk } from '#web/messages/talk/live-talk.ts'
import type { MessageRow } from '#web/messages/log/rows.ts'
import { TalkFailure } from '#web/messages/talk/talk-failure.tsx'
import { useComposer } from '#web/messages/composer/use-composer.ts'
import { useOutbox } from '#web/messages/talk/use-outbox.ts'
import { useSuggestions } from '#web/messages/composer/use-suggestions.ts'
import { useOlder, useTalk } from '#web/messages/talk/use-talk.ts'
import { useTalkActions } from '#web/messages/use-talk-actions.ts'
import { lastNumber } from '#web/messages/talk/talk.ts'
import { useReading } from '#web/messages/talk/use-reading.ts'
import '#web/messages/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { ChatDialogs, type FilesWanted } from './chat-dialogs.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { useChatRefusals } from './use-chat-refusals.ts'
import type { Leaving } from './use-leaving.ts'

const EarlierTalk = late(() => import('#web/messages/log/earlier-talk.tsx'))
const WaitingSeats = late(() => import('#web/messages/chats/waiting-seats.tsx'))

/** A chat that one takes part in: the talk, or the wait for the other side. */
export function OpenChat({ topic, isWaiting, leaving }: { topic: OpenTopic; isWaiting: boolean; leaving: Leaving }) {
  const t = useT()
  const { data: profile } = useProfile()
  const talk = useTalk(topic.id, !isWaiting)
  const older = useOlder(topic.id)
  const { data: memory } = useMemory(isWaiting ? null : (topic.companion?.id ?? null))
  useLiveTalk(topic.id, !isWaiting)
  useReading(topic.id, talk.data ? lastNumber(talk.data) : 0)
  const outbox = useOutbox(topic.id)
  useChatRefusals(topic.id, talk.error, outbox.outgoing, leaving)
  const composer = useComposer(topic.id, outbox)
  const suggestions = useSuggestions(talk.data, outbox.outgoing, topic.language)
  const [removed, remove] = useState<MessageRow | null>(null)
  const [unanswered, complain] = useState<MessageRow | null>(null)
  const [files, setFiles] = useState<FilesWanted | null>(null)
  const [isAbout, setAbout] = useState(false)
  const { actions, stop } = useTalkActions(topic.id, outbox, { remove, complain })
  const about = () => setAbout(true)
  const wantFiles: Parameters<typeof Composer>[0]['onFiles'] = (first, wanted) => setFiles({ first, wanted })
  /** Somebody who came while the reader waited is told of. */
  const [hasWaited] = useState(isWaiting)
  const off = isWaiting ? t('messages.wait-for-partner') : null
  return (
    <ChatPanel
      topic={topic}
      hasMessages={(talk.data?.messages.length ?? 0) > 0}
      outgoing={outbox.outgoing}
      canReport
      onLeave={leaving.ask}
      onAbout={about}
      onDrop={off === null ? (dropped) => wantFiles(dropped, 'any') : null}
    >
      {talk.data && !isWaiting ? (
        <Conversation
          talk={talk.data}
          older={older}
          outgoing={outbox.outgoing}
          companion={topic.companion}
          language={topic.language}
          actions={actions}
          summarisedThrough={summarisedThrough(memory, topic.id)}
          beginning={
            <>
              <AiNotice onMore={about} />
              {topic.earlier && (
                <Suspense fallback={null}>
                  <EarlierTalk earlier={topic.earlier} />
                </Suspense>
              )}
            </>
          }
          onStop={stop}
        />
      ) : (
        <div className="grid min-h-0 flex-1 content-center justify-items-center overflow-y-auto px-6">
          {isWaiting && profile && (
            <Suspense fallback={null}>
              <WaitingSeats profile={profile} />
            </Suspense>
          )}
          {talk.isError && <TalkFailure error={talk.error} onRetry={() => void talk.refetch()} />}
        </div>
      )}
      <p role="status" className="sr-only">
        {hasWaited && !isWaiting && topic.companion ? t('messages.joined', { name: topic.companion.name }) : ''}
      </p>
      <Composer composer={composer} off={off} suggestions={leaving.isBusy ? [] : suggestions} onFiles={wantFiles} />
      <ChatDialogs
        topic={topic}
        leaving={leaving}
        composer={composer}
        onSend={outbox.post}
        about={{ isOpen: isAbout, close: () => setAbout(false) }}
        removal={{ row: removed, close: () => remove(null) }}
        complaint={{ row: unanswered, close: () => complain(null) }}
        sending={{ files, close: () => setFiles(null) }}
      />
    </ChatPanel>
  )
}
