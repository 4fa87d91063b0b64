import type { ReactNode } from 'react'

export type Tone = 'ok' | 'bad' | 'wait' | 'out' | ''
/** A status, always as a word. */
export const Tag = ({ tone = '', children }: { tone?: Tone; children: ReactNode }) => <span className={`tg ${tone}`}>{children}</span>
