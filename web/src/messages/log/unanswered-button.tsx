import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { MessageAction } from './cards/message-action.tsx'
import { ON_HOVER } from './cards/on-hover.ts'
import type { MessageRow } from './rows.ts'
import '../texts.ts'

const WITHIN_MS = 86_400_000

type UnansweredButtonProps = { row: MessageRow; isLast: boolean; onUnanswered: (row: MessageRow) => void }

/** On replies of the last day that are whole; on the newest it is always seen. */
export default function UnansweredButton({ row: { message, isFirst }, row, isLast, onUnanswered }: UnansweredButtonProps) {
  const t = useT()
  const [now] = useState(() => Date.now())
  const isReply = isFirst && message.number > 1 && !message.is_streaming && !message.is_deleted && !message.is_unanswered
  if (!isReply || now - Date.parse(message.created_at) > WITHIN_MS) return null
  return (
    <MessageAction
      label={t('messages.unanswered')}
      isTabStop={isLast}
      onPress={() => onUnanswered(row)}
      className={`start-full -bottom-2.5 ms-1 ${isLast ? '' : ON_HOVER}`}
    >
      <MessageCircleQuestionMark size={17} aria-hidden="true" />
    </MessageAction>
  )
}
