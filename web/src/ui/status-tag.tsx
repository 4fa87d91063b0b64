import type { ReactNode } from 'react'

const TONES = {
  ok: 'bg-ok-wash text-ok',
  wait: 'bg-brass-wash text-brass-ink',
  bad: 'bg-danger-wash text-danger',
  mute: 'bg-sunken text-ink-2',
}
export type StatusTone = keyof typeof TONES

/** Status by word and colour, never by colour alone. */
export const StatusTag = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <span className={`tag ${TONES[tone]}`}>{children}</span>
)
