import type { Motif } from '@green-room/contract/art/motifs'
import type { PaletteName } from '@green-room/contract/art/palettes'
import type { ReactNode } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import '#web/accounts/texts.ts'
import { MatchbookFrame } from './matchbook-frame.tsx'

type EntryFrameProps = {
  about: 'sign-in' | 'sign-up' | 'forgot' | 'reset' | 'verify'
  motif: Motif
  palette: PaletteName
  /** Of the points that a newcomer is given. */
  points?: string
  children: ReactNode
}

/** A page on the way in, with the words that are its own. */
export function EntryFrame({ about, motif, palette, points = '', children }: EntryFrameProps) {
  const t = useT()
  return (
    <MatchbookFrame
      title={t(`accounts.${about}`)}
      description={t(`accounts.${about}-description`)}
      motif={motif}
      palette={palette}
      line={t(`accounts.${about}-line`, { points })}
    >
      {children}
    </MatchbookFrame>
  )
}
