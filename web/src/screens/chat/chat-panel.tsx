import type { OpenTopic } from '@green-room/contract/topics'
import { Suspense, useState, type DragEvent, type ReactNode } from 'react'
import { ChatHeader, chatStatus } from '#web/messages/chats/chat-header.tsx'
import { labelPalette } from '#web/messages/chats/chat-label.tsx'
import { ChatRail } from '#web/messages/chats/chat-rail.tsx'
import type { Outgoing } from '#web/messages/talk/outbox.ts'
import '#web/messages/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { ChatMenu } from '#web/reports/chat-menu.tsx'
import { strike } from '#web/ui/pictures/palettes.ts'
import { ChatFrame } from './chat-frame.tsx'

const OfflineStrip = late(async () => ({ default: (await import('#web/messages/talk/offline-strip.tsx')).OfflineStrip }))
const ToastRow = late(() => import('#web/ui/notices/toast-row.tsx'))

type ChatPanelProps = {
  topic: OpenTopic
  hasMessages: boolean
  outgoing: readonly Outgoing[]
  onLeave: () => void
  onAbout: () => void
  /** What happens to files that are dropped anywhere on the chat; null where none can be sent. */
  onDrop: ((files: File[]) => void) | null
  /** Only those who take part can report. */
  canReport?: boolean
  children: ReactNode
}

/** Header, strips and rail round whatever a chat shows. */
export function ChatPanel({ topic, hasMessages, outgoing, onLeave, onAbout, onDrop, canReport = false, children }: ChatPanelProps) {
  const t = useT()
  const title = t('messages.page-title', { topic: topic.title, room: topic.room.title })
  const { isOver, handlers } = useDrop(onDrop)
  return (
    <ChatFrame title={title} heading={title} rail={<ChatRail topic={topic} onLeave={onLeave} />}>
      <div className="flex min-h-0 flex-1 flex-col" {...handlers}>
        <ChatHeader
          topic={topic}
          status={chatStatus(topic, hasMessages)}
          menu={canReport ? <ChatMenu topicId={topic.id} companion={topic.companion} onLeave={onLeave} /> : null}
          onAbout={onAbout}
        />
        <div className="striker h-1.5! shrink-0 lg:hidden" style={strike(labelPalette(topic.companion, topic.room))} />
        <Suspense fallback={null}>
          <OfflineStrip outgoing={outgoing} />
          <ToastRow />
        </Suspense>
        {children}
        {isOver && (
          <p
            className={
              'pointer-events-none absolute inset-3 z-20 grid place-items-center rounded-lg border-2 ' +
              'border-dashed border-action-ink bg-raised/90 text-lg font-semibold'
            }
          >
            {t('messages.drop-here')}
          </p>
        )}
      </div>
    </ChatFrame>
  )
}

function useDrop(onDrop: ChatPanelProps['onDrop']) {
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => onDrop !== null && event.dataTransfer.types.includes('Files')
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const onDragLeave = (event: DragEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    onDrop?.([...event.dataTransfer.files])
  }
  return { isOver, handlers: { onDragOver, onDragLeave, onDrop: drop } }
}
