import type { Motif } from '@green-room/contract/art/motifs'
import type { PaletteName } from '@green-room/contract/art/palettes'
import type { ReactNode } from 'react'
import { Art } from '#web/ui/pictures/art.tsx'
import { paletteOf, strike } from '#web/ui/pictures/palettes.ts'
import { PageFrame } from '../shell/page-frame.tsx'

type Result = { title: string; motif: Motif; palette: PaletteName; children: ReactNode; actions: ReactNode }

export const MAIN_ACTION = 'btn btn-primary min-h-13 px-7'
export const OTHER_ACTION = 'btn btn-line min-h-13 px-5'

/** One poster, one sentence, one thing to do. */
export function ResultFrame({ title, motif, palette, children, actions }: Result) {
  const art = { slug: `pay${motif}`, motif, palette }
  return (
    <PageFrame title={title} hasFooter={false}>
      <div className="mx-auto mt-4 max-w-[58rem] overflow-hidden rounded-xl bg-raised shadow-2 sm:mt-14 lg:grid lg:grid-cols-[21rem_8px_1fr]">
        <Art of={art} className="h-52 overflow-hidden max-lg:art-band lg:h-auto lg:min-h-[29rem]" />
        <div className="striker lg:h-auto!" style={strike(paletteOf(art))} />
        <div className="flex flex-col p-6 pt-8 sm:p-11">
          <h1 className="text-[2.25rem] font-extrabold sm:text-[2.75rem]">{title}</h1>
          {children}
          {/* Of three the first has a row of its own, and the others share one. */}
          <div
            className={
              'mt-8 flex flex-wrap gap-2.5 lg:mt-auto lg:pt-8 max-sm:[&>.btn]:w-full ' +
              '[&>:first-child:nth-last-child(3)]:w-full [&>:nth-last-child(3)~.btn]:flex-auto'
            }
          >
            {actions}
          </div>
        </div>
      </div>
    </PageFrame>
  )
}
