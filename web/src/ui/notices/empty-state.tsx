import type { Motif } from '@green-room/contract/art/motifs'
import type { CSSProperties, ReactNode } from 'react'
import { Art } from '../pictures/art.tsx'

const UNLIT = { '--pop': 'var(--line-strong)', '--deep': 'var(--line)' } as CSSProperties

/** The poster with the lights off, a sentence and one thing to do. */
export function EmptyState({ motif, title, text, children }: { motif: Motif; title: ReactNode; text: ReactNode; children?: ReactNode }) {
  return (
    <div className="mx-auto mt-2 grid max-w-[46rem] items-center gap-7 sm:mt-8 sm:grid-cols-[min(15rem,33%)_minmax(0,1fr)] sm:gap-12">
      <div className="mx-auto w-full max-w-56 overflow-hidden rounded-lg bg-raised shadow-1">
        <Art of={{ slug: `empty${motif}`, motif, palette: 'house' }} className="aspect-[4/4.4] overflow-hidden" />
        <div className="striker" style={UNLIT} />
      </div>
      <div className="max-sm:text-center">
        <h2 className="text-[2rem] sm:text-[2.5rem]">{title}</h2>
        <p className="mt-3 text-lg text-ink-2">{text}</p>
        <div className="mt-7 flex flex-wrap gap-2.5 max-sm:justify-center">{children}</div>
      </div>
    </div>
  )
}
