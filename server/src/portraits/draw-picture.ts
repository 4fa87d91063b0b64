// Portraits as files: a drawing as SVG, an operator's picture in the same crops, and both as PNG for those who show no SVG.
import { autoArt } from '@green-room/contract/art/motifs'
import { PALETTES } from '@green-room/contract/art/palettes'
import { type Crop, Look } from '@green-room/contract/art/look'
import type { Sharp } from 'sharp'
import type { Db } from '#server/platform/database/database.ts'
import { openSharp } from '#server/platform/sharp.ts'
import { drawPortrait } from './draw-portrait.ts'
import { drawingHash } from './portrait-address.ts'
import { findPortrayed, readPicture } from './store.ts'

export type Kind = 'svg' | 'webp' | 'png'
/** `og` stands beside a shared link: the poster as a matchbook on a ground of its ink. */
export type Cut = Crop | 'og'
type Picture = { hash: string; bytes: () => Promise<Buffer> }
type Portrait = { slug: string; look: Look | null; picture: Buffer | null }

const SIZES: Record<Crop, { width: number; height: number }> = {
  poster: { width: 800, height: 1000 },
  square: { width: 800, height: 800 },
  disc: { width: 260, height: 260 },
}
const KEPT_MAX = 200
const kept = new Map<string, Promise<Buffer>>()

/** The portrait as it is now; its bytes are made when they are asked for, and kept. Undefined where there is none of that kind. */
export async function findPicture(db: Db, slug: string, cut: Cut, kind: Kind): Promise<Picture | undefined> {
  const row = await findPortrayed(db, slug)
  const hash = row && (row.picture_hash ?? drawingHash(row))
  if (!row || !hash) return undefined
  const isPhoto = row.picture_hash !== null
  if (kind === (isPhoto ? 'svg' : 'webp') || (cut === 'og' && kind !== 'png')) return undefined
  const make = async (): Promise<Buffer> => {
    const picture = isPhoto ? ((await readPicture(db, slug)) ?? null) : null
    const look = Look.safeParse(row.look).data ?? null
    return bytesOf({ slug, look, picture }, cut, kind)
  }
  return { hash, bytes: () => keep(`${slug} ${cut} ${kind} ${hash}`, make) }
}

export async function bytesOf(of: Portrait, cut: Cut, kind: Kind): Promise<Buffer> {
  if (cut === 'og') return (await shared(of)).png({ palette: true, effort: 7 }).toBuffer()
  if (kind === 'svg') return Buffer.from(drawing(of, cut))
  const cropped = await crop(of, cut)
  return kind === 'png' ? cropped.png({ palette: !of.picture }).toBuffer() : cropped.webp({ quality: 82 }).toBuffer()
}

function drawing({ slug, look }: Portrait, cut: Crop): string {
  if (!look) throw new Error(`${slug} has no look to draw`)
  return drawPortrait(slug, look, cut)
}
/** Faces stand in the upper part of a picture: what doesn't fit is cut off below. */
async function crop(of: Portrait, cut: Crop): Promise<Sharp> {
  const sharp = await openSharp()
  const whole = of.picture ? sharp(of.picture) : sharp(Buffer.from(drawing(of, cut)), { density: 144 })
  return whole.resize({ ...SIZES[cut], fit: 'cover', position: 'top' })
}

async function shared(of: Portrait): Promise<Sharp> {
  const { bg, deep, mid, pop } = PALETTES[of.look?.palette ?? autoArt(of.slug).palette]
  const rays = Array.from({ length: 24 }, (_, i) => `<path d="M600 315L650 -500H550Z" transform="rotate(${i * 15} 600 315)"/>`).join('')
  const edge = `<rect x="372" y="32" width="456" height="566" rx="12" fill="${deep}"/>`
  const ground = `<rect width="1200" height="630" fill="${bg}"/><g fill="${mid}" opacity=".28">${rays}</g>`
  const striker = `<rect y="618" width="1200" height="12" fill="${pop}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${ground}${edge}${striker}</svg>`
  const poster = await (await crop(of, 'poster')).resize({ width: 436, height: 545 }).png().toBuffer()
  const sharp = await openSharp()
  return sharp(Buffer.from(svg)).composite([{ input: poster, left: 382, top: 42 }])
}

function keep(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  made.catch(() => kept.delete(key))
  if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value!)
  kept.set(key, made)
  return made
}
