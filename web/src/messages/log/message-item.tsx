import type { Companion } from '@green-room/contract/rooms'
import { memo, Suspense } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { MessageFoot, type FootActions } from './message-foot.tsx'
import { MessageHead } from './message-head.tsx'
import { MessageText } from './message-text.tsx'
import { RemoveButton } from './remove-button.tsx'
import type { MessageRow } from './rows.ts'
import { useSmoothText } from './use-smooth-text.ts'
import '../texts.ts'

const AttachmentList = late(async () => ({ default: (await import('#web/attachments/attachment-list.tsx')).AttachmentList }))
const NoticeCard = late(() => import('./cards/notice-card.tsx'))
const UnansweredButton = late(() => import('./unanswered-button.tsx'))

/** `isLast`: the last message of its side. */
type Shown = { row: MessageRow; companion: Companion | null; actions: FootActions | null; isLast: boolean; lang: string | undefined }

/** One message, whatever has become of it: on its way, sent, refused, being written, broken off or deleted. */
export const MessageItem = memo(function MessageItem({ row, companion, actions, isLast, lang }: Shown) {
  const { message, isFirst } = row
  if (message.notice)
    return (
      <Suspense fallback={<li className="h-40" />}>
        <NoticeCard notice={message.notice} />
      </Suspense>
    )
  const isMine = message.is_mine
  const headId = `message-${row.key}`
  const hasPicture = message.attachments.some(({ type }) => type === 'image')
  return (
    <li
      aria-live={message.is_streaming ? 'off' : undefined}
      className={`flex gap-3 [contain-intrinsic-size:auto_80px] [content-visibility:auto] ${isMine ? 'justify-end' : ''} ${isFirst ? 'pt-5' : 'pt-2.5'}`}
    >
      {!isMine && <div className="w-10 shrink-0">{isFirst && <Face of={companion} name={message.sender} />}</div>}
      <article
        aria-labelledby={headId}
        // A touch picks the message, and its button shows.
        tabIndex={-1}
        className={`group/message flex outline-none max-w-[85%] min-w-0 flex-col sm:max-w-[33rem] ${isMine ? 'items-end' : 'items-start'}`}
      >
        <div className="relative">
          <MessageHead id={headId} message={message} isFirst={isFirst} />
          <Suspense fallback={null}>
            {!isMine && actions && <UnansweredButton row={row} isLast={isLast} onUnanswered={actions.complain} />}
          </Suspense>
        </div>
        <div className={`relative ${hasPicture ? 'max-w-[min(17rem,100%)]' : 'max-w-full'}`}>
          {isMine && actions && <RemoveButton row={row} isTabStop={isLast} onRemove={actions.remove} />}
          <Bubble row={row} lang={lang} />
        </div>
        <MessageFoot row={row} actions={actions} />
      </article>
    </li>
  )
})

const Face = ({ of, name }: { of: Companion | null; name: string }) => (
  <Avatar id={of?.id ?? name} name={of?.name ?? name} color={of?.avatar_color} imageUrl={of?.image_url} />
)

function Bubble({ row: { message, outgoing }, lang }: Pick<Shown, 'row' | 'lang'>) {
  const t = useT()
  const text = useSmoothText(message.content, message.is_streaming)
  const isWaiting = outgoing?.state === 'waiting'
  if (message.is_deleted) {
    const line = t(message.is_mine ? 'messages.deleted' : 'messages.deleted-other')
    return <p className="rounded-lg border border-dashed border-line-strong px-4 py-2 text-[0.9375rem] text-ink-3 italic">{line}</p>
  }
  const side = message.is_mine ? 'rounded-ee-xs bg-mine text-on-mine' : 'rounded-ss-xs bg-surface'
  return (
    <div className={`bubble max-w-full min-w-0 overflow-hidden rounded-lg leading-[1.55] ${side} ${isWaiting ? 'opacity-70' : ''}`}>
      {message.attachments.length > 0 && (
        <Suspense fallback={<div className="h-14" />}>
          <AttachmentList attachments={message.attachments} isLocal={outgoing !== null} />
        </Suspense>
      )}
      {text !== '' && <MessageText text={text} lang={lang} />}
    </div>
  )
}
