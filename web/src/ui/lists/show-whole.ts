import type { FocusEvent } from 'react'

/** What the Tab key comes to in a row that scrolls is shown whole. For the keyboard only: under a finger a moving button would be missed. */
export function showWhole({ currentTarget: chip }: FocusEvent<HTMLElement>): void {
  if (chip.matches(':focus-visible')) chip.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
