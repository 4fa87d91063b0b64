import { Trash2 } from 'lucide-react'
import { useT } from '#web/platform/i18n.tsx'
import { MessageAction } from './cards/message-action.tsx'
import { ON_HOVER } from './cards/on-hover.ts'
import type { MessageRow } from './rows.ts'
import '../texts.ts'

type RemoveButtonProps = { row: MessageRow; isTabStop: boolean; onRemove: (row: MessageRow) => void }

export function RemoveButton({ row, isTabStop, onRemove }: RemoveButtonProps) {
  const t = useT()
  if (row.outgoing || row.message.is_deleted) return null
  return (
    <MessageAction
      label={t('messages.delete')}
      isTabStop={isTabStop}
      onPress={() => onRemove(row)}
      className={`end-full bottom-0 me-0.5 ${ON_HOVER}`}
    >
      <Trash2 size={17} aria-hidden="true" />
    </MessageAction>
  )
}
