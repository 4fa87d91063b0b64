import { Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import type { MessageRow } from './rows.ts'
import './texts.ts'

type RemoveButtonProps = { row: MessageRow; isTabStop: boolean; onRemove: (row: MessageRow) => void }

/**
 * Seen when the pointer or the focus is at the message. It takes no room from the text. One of them all is a stop of the Tab key, the newest;
 * the arrow keys go on from there, so that a long chat isn't a long way.
 */
export function RemoveButton({ row, isTabStop, onRemove }: RemoveButtonProps) {
  const t = useT()
  if (row.outgoing || row.message.is_deleted) return null
  return (
    <button
      type="button"
      data-removes
      tabIndex={isTabStop ? 0 : -1}
      onKeyDown={step}
      className="icon-btn absolute end-full bottom-0 me-0.5 text-ink-3 opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 pointer-coarse:pointer-events-none pointer-coarse:group-focus-within/message:pointer-events-auto"
      aria-label={t('messages.delete')}
      onClick={() => onRemove(row)}
    >
      <Trash2 size={17} aria-hidden="true" />
    </button>
  )
}

function step(event: KeyboardEvent<HTMLButtonElement>): void {
  const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (way === 0) return
  const all = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])]
  event.preventDefault()
  all[all.indexOf(event.currentTarget) + way]?.focus()
}
