import { createHash } from 'node:crypto'
import { Look } from '@green-room/contract/art/look'
import { drawPortrait } from './draw-portrait.ts'

export type Portrayed = { slug: string; look: unknown; picture_hash: string | null }

const KEPT_MAX = 1000
const kept = new Map<string, string | null>()

/** The sum of the drawing: it changes with the look, and with how a part is drawn. Null without a look that can be drawn. */
export function drawingHash({ slug, look }: Pick<Portrayed, 'slug' | 'look'>): string | null {
  if (look === null) return null
  const key = slug + JSON.stringify(look)
  const known = kept.get(key)
  if (known !== undefined) return known
  const { data } = Look.safeParse(look)
  const hash = data
    ? createHash('sha256')
        .update(drawPortrait(slug, data, 'poster'))
        .digest('hex')
        .slice(0, 10)
    : null
  if (kept.size >= KEPT_MAX) kept.clear()
  kept.set(key, hash)
  return hash
}

/** Where the portrait is, as a disc: an operator's picture before the drawing. The address changes with what it shows. */
export function portraitAddress(of: Portrayed): string | null {
  if (of.picture_hash !== null) return `/portraits/${of.slug}-disc.webp?v=${of.picture_hash}`
  const hash = drawingHash(of)
  return hash === null ? null : `/portraits/${of.slug}-disc.svg?v=${hash}`
}
