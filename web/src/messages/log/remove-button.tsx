import { Trash2 } from 'lucide-react'
import { useT } from '#web/platform/i18n.tsx'
import { MessageAction } from './cards/message-action.tsx'
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
      className="end-full bottom-0 me-0.5 opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 pointer-coarse:pointer-events-none pointer-coarse:group-focus-within/message:pointer-events-auto"
    >
      <Trash2 size={17} aria-hidden="true" />
    </MessageAction>
  )
}
