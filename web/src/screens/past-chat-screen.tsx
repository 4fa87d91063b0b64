import type { PastTopic } from '@green-room/contract/topics'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { MemoryButton } from '#web/characters/memory-button.tsx'
import { AiTag } from '#web/messages/log/cards/ai-tag.tsx'
import { SeatCard } from '#web/messages/chats/seat-card.tsx'
import { Conversation } from '#web/messages/log/conversation.tsx'
import { TalkFailure } from '#web/messages/talk/talk-failure.tsx'
import { usePastChat } from '#web/messages/chats/use-past-chats.ts'
import '#web/messages/texts.ts'
import { shortDate } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import '#web/ui/texts.ts'
import { ChatFrame, ChatLoading } from './chat/chat-frame.tsx'
import { ContinueBar } from './chat/continue-bar.tsx'

const NONE: readonly never[] = []

/** A chat that was left: to read, and to continue. */
export default function PastChatScreen() {
  const t = useT()
  const { topicId = '' } = useParams()
  const { topic, talk, chat } = usePastChat(topicId)
  if (!topic && !chat.isError) return <ChatLoading />
  const title = topic ? t('messages.page-title', { topic: topic.title, room: topic.room.title }) : t('messages.past-chats')
  return (
    <ChatFrame title={title} heading={title} rail={<PastRail topic={topic} />}>
      <PastHeader topic={topic} />
      {topic ? (
        <>
          <Conversation
            talk={talk}
            older={{ isLoading: chat.isFetchingNextPage, load: async () => void (await chat.fetchNextPage({ throwOnError: true })) }}
            outgoing={NONE}
            companion={topic.companion}
            actions={null}
            beginning={null}
          />
          <ContinueBar topic={topic} />
        </>
      ) : (
        <div className="grid flex-1 place-items-center px-6">
          <TalkFailure error={chat.error} onRetry={() => void chat.refetch()} />
        </div>
      )}
    </ChatFrame>
  )
}

function PastRail({ topic }: { topic: PastTopic | null }) {
  const t = useT()
  return (
    <aside
      aria-label={t('messages.room')}
      className="-mx-6 -mb-6 flex w-[20.5rem] shrink-0 flex-col gap-4 overflow-y-auto px-6 pt-3 pb-6 [scrollbar-width:none] max-lg:hidden"
    >
      <BackLink to="/topics/past" />
      {topic && <SeatCard {...topic} />}
    </aside>
  )
}

function PastHeader({ topic }: { topic: PastTopic | null }) {
  const t = useT()
  const companion = topic?.companion
  return (
    <div className="flex h-[4.25rem] shrink-0 items-center gap-2.5 bg-surface px-1.5 sm:px-5">
      <Link to="/topics/past" className="icon-btn shrink-0 lg:hidden" aria-label={t('ui.back')}>
        <ArrowLeft className="rtl:-scale-x-100" size={22} aria-hidden="true" />
      </Link>
      {companion && (
        <Avatar id={companion.id} name={companion.name} color={companion.avatar_color} imageUrl={companion.image_url} size={42} />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 font-semibold lg:text-[1.0625rem]">
          <bdi className="truncate">{companion?.name ?? topic?.room.title}</bdi>
          {companion && <AiTag />}
        </p>
        {topic && <p className="truncate text-sm text-ink-3">{t('messages.past-closed', { date: shortDate(topic.closed_at) })}</p>}
      </div>
      {companion && <MemoryButton companion={companion} />}
    </div>
  )
}
