import type { Message } from '@green-room/contract/messages'
import type { OpenTopic } from '@green-room/contract/topics'
import { Suspense, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { AiNotice } from '#web/messages/log/cards/ai-notice.tsx'
import { Composer } from '#web/messages/composer/composer.tsx'
import { MessageLog } from '#web/messages/log/message-log.tsx'
import type { Talk } from '#web/messages/talk/talk.ts'
import { useComposer } from '#web/messages/composer/use-composer.ts'
import '#web/messages/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import type { Problem } from '#web/platform/problem.ts'
import '#web/topics/state-texts.ts'
import '#web/topics/texts.ts'
import { OccupiedNotice } from '#web/topics/create/occupied-notice.tsx'
import { useActiveTopics } from '#web/topics/use-active-topics.ts'
import { openTopicKey } from '#web/topics/use-open-topic.ts'
import { ChatPanel } from './chat-panel.tsx'

const AboutDialog = late(() => import('#web/messages/chats/about-dialog.tsx'))
const NONE: readonly never[] = []
const nothing = () => undefined

/** Over the limit of chats: the header and the opening line can be read, and nothing written. */
export default function ViewOnlyChat({ topic, refusal }: { topic: OpenTopic; refusal: Problem | null }) {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isAbout, setAbout] = useState<boolean | null>(null)
  const composer = useComposer(topic.id, { outgoing: NONE, post: nothing })
  const active = useActiveTopics().data?.topics ?? []
  const named = refusal?.payload as { topic_id?: string } | undefined
  const existing = active.find(({ id }) => id === named?.topic_id) ?? active[0]
  return (
    <ChatPanel
      topic={topic}
      hasMessages={false}
      outgoing={NONE}
      onLeave={() => void navigate('/topics')}
      onAbout={() => setAbout(true)}
      onDrop={null}
    >
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <div className="mx-auto mt-auto w-full max-w-[48rem] px-3 pb-4 sm:px-6">
          <AiNotice onMore={() => setAbout(true)} />
          <MessageLog
            talk={openingOf(topic)}
            outgoing={NONE}
            companion={topic.companion}
            language={topic.language}
            actions={null}
            isQuiet
          />
        </div>
      </div>
      <Composer composer={composer} off={t('messages.max-chats')} onFiles={nothing}>
        {existing && (
          <div className="mx-auto mb-2 max-w-[48rem] rounded-lg border border-line bg-raised p-4">
            <OccupiedNotice topics={[existing]} onLeft={() => void client.resetQueries({ queryKey: openTopicKey(topic.id) })} />
          </div>
        )}
      </Composer>
      {isAbout !== null && (
        <Suspense fallback={null}>
          <AboutDialog isOpen={isAbout} name={topic.companion?.name ?? ''} onClose={() => setAbout(false)} />
        </Suspense>
      )}
    </ChatPanel>
  )
}

function openingOf(topic: OpenTopic): Talk {
  if (topic.opening_line === null) return { messages: [], reply: null }
  const line: Message = {
    id: `${topic.id}-opening`,
    number: 1,
    topic_id: topic.id,
    sender: topic.companion_name ?? '',
    sender_id: topic.companion?.id ?? null,
    is_mine: false,
    content: topic.opening_line,
    created_at: topic.created_at,
    attachments: [],
    is_typing: false,
    is_deleted: false,
    is_streaming: false,
    is_broken_off: false,
    is_free: true,
    is_unanswered: false,
    generated_by: 'ai',
    revision: 1,
    price: null,
    charge: null,
    notice: null,
  }
  return { messages: [line], reply: null }
}
