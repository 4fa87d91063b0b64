import type { Motif } from '@green-room/contract/art/motifs'
import type { PaletteName } from '@green-room/contract/art/palettes'
import type { ReactNode } from 'react'
import { Art } from '#web/ui/pictures/art.tsx'
import { inks, paletteOf, strike } from '#web/ui/pictures/palettes.ts'
import { PageFrame } from './page-frame.tsx'

type Book = { title: string; description: string; motif: Motif; palette: PaletteName; line: string; children: ReactNode }

/** An open matchbook on quilted paper: the poster at the start, the form at the end. Phones keep a band of the poster. */
export function MatchbookFrame({ title, description, motif, palette, line, children }: Book) {
  const art = { slug: `auth${motif}`, motif, palette }
  const colors = paletteOf(art)
  return (
    <PageFrame ground="auth" hasFooter={false} title={title} description={description}>
      <div className="mx-auto mt-2 max-w-[66rem] overflow-hidden rounded-xl bg-raised shadow-2 sm:mt-6 lg:grid lg:grid-cols-[24rem_8px_1fr]">
        <div className="flex flex-col" style={inks(colors)}>
          <Art of={art} className="h-32 overflow-hidden max-lg:art-band sm:h-44 lg:h-auto lg:min-h-[28rem] lg:flex-1" />
          <p className="px-8 py-7 font-display text-[1.75rem] leading-[1.08] font-bold tracking-[-0.022em] max-lg:hidden">{line}</p>
        </div>
        <div className="striker lg:h-auto!" style={strike(colors)} />
        <div className="@container px-5 pt-7 pb-8 sm:px-10 lg:px-14 lg:pt-11 lg:pb-12">{children}</div>
      </div>
    </PageFrame>
  )
}
