import { autoArt, isMotif, type Motif } from '@green-room/contract/art/motifs'
import { Suspense, useMemo, useState, type CSSProperties } from 'react'
import { trusted } from '#web/platform/trusted.ts'
import { art, type Draw } from './draw-art.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { paletteOf } from './palettes.ts'
import { useTakingOver } from '../use-taking-over.ts'

/** How far down the poster its subject stands, for strips (`art-band`). */
const FOCUS: Record<Motif, string> = {
  lamps: '36%',
  terrace: '36%',
  vinyl: '58%',
  cards: '47%',
  tide: '46%',
  palms: '46%',
  rooftop: '34%',
  stage: '38%',
  library: '52%',
  tea: '58%',
}
/** The server offers each poster as a picture too, for whoever can't draw; we can. */
const POSTERS = '/art/'
/** Tells React to leave alone what the server drew. One object for ever: React writes anew for another one. */
const AS_DRAWN = { __html: trusted().createHTML('') }

export type ArtOf = { slug: string; motif: string; palette: string; image_url?: string | null }
type ArtProps = { of: ArtOf; className?: string; scope?: string }

/** A poster, or the picture that an operator put in its place. Text never stands on it. */
export function Art({ of, className = '', scope = '' }: ArtProps) {
  const isTakingOver = useTakingOver() && typeof document !== 'undefined'
  const name = [scope, of.slug, of.motif, of.palette].join(' ')
  const [drawn] = useState(isTakingOver ? name : null)
  const motif = isMotif(of.motif) ? of.motif : autoArt(of.slug).motif
  const frame = { 'aria-hidden': true, className: `art ${className}`, style: { '--fy': FOCUS[motif] } as CSSProperties }
  if (of.image_url && !of.image_url.startsWith(POSTERS)) {
    return (
      <div className={`art ${className}`}>
        <img
          src={of.image_url}
          alt=""
          width={800}
          height={600}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    )
  }
  const ground = <div {...frame} style={{ background: paletteOf(of).bg }} />
  // The server draws inside the same boundary: what it sent must have the same shape.
  return (
    <ErrorBoundary resetKey={name} fallback={() => ground}>
      <Suspense fallback={ground}>
        {drawn === name ? (
          <div {...frame} suppressHydrationWarning dangerouslySetInnerHTML={AS_DRAWN} />
        ) : (
          <Awaited frame={frame} of={of} motif={motif} scope={scope} />
        )}
      </Suspense>
    </ErrorBoundary>
  )
}

type DrawnProps = { frame: { 'aria-hidden': boolean; className: string; style: CSSProperties }; of: ArtOf; motif: Motif; scope: string }

const Awaited = (props: DrawnProps) => <Drawn {...props} draw={art.use()} />

function Drawn({ frame, of: { slug, palette }, motif, scope, draw }: DrawnProps & { draw: Draw }) {
  // Made of our own shapes and colours alone; a slug only seeds its chances.
  const drawing = useMemo(
    () => ({ __html: trusted().createHTML(draw(`room-${slug}`, motif, paletteOf({ slug, palette }), scope)) }),
    [draw, slug, motif, palette, scope],
  )
  return <div {...frame} dangerouslySetInnerHTML={drawing} />
}
