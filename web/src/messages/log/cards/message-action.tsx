import type { KeyboardEvent, ReactNode } from 'react'

type MessageActionProps = { label: string; isTabStop: boolean; className: string; onPress: () => void; children: ReactNode }

/**
 * Seen when the pointer or the focus is at the message. It takes no room from the text. One of a kind is a stop of the Tab key, the newest;
 * the arrow keys go on from there, so that a long chat isn't a long way.
 */
export const MessageAction = ({ label, isTabStop, className, onPress, children }: MessageActionProps) => (
  <button
    type="button"
    data-message-action
    tabIndex={isTabStop ? 0 : -1}
    onKeyDown={step}
    className={`icon-btn absolute text-ink-3 ${className}`}
    aria-label={label}
    title={label}
    onClick={onPress}
  >
    {children}
  </button>
)

function step(event: KeyboardEvent<HTMLButtonElement>): void {
  const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (way === 0) return
  const all = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('[data-message-action]') ?? [])]
  event.preventDefault()
  all[all.indexOf(event.currentTarget) + way]?.focus()
}
