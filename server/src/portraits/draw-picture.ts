// Portraits as files: a drawing as SVG, an operator's picture in the same crops, and both as PNG for those who show no SVG.
import { type Crop, Look } from '@green-room/contract/look'
import sharp from 'sharp'
import type { Db } from '#server/platform/database.ts'
import { drawPortrait } from './draw-portrait.ts'
import { drawingHash } from './portrait-address.ts'
import { findPortrayed, readPicture } from './store.ts'

export type Kind = 'svg' | 'webp' | 'png'
type Picture = { hash: string; bytes: () => Promise<Buffer> }

const TYPES: Record<Kind, string> = { svg: 'image/svg+xml; charset=utf-8', webp: 'image/webp', png: 'image/png' }
const SIZES: Record<Crop, { width: number; height: number }> = {
  poster: { width: 800, height: 1000 },
  square: { width: 800, height: 800 },
  disc: { width: 260, height: 260 },
}
const KEPT_MAX = 200
const kept = new Map<string, Promise<Buffer>>()

export const typeOf = (kind: Kind): string => TYPES[kind]

/** The portrait as it is now; its bytes are made when they are asked for, and kept. Undefined where there is none of that kind. */
export async function findPicture(db: Db, slug: string, crop: Crop, kind: Kind): Promise<Picture | undefined> {
  const row = await findPortrayed(db, slug)
  if (!row) return undefined
  const isPhoto = row.picture_hash !== null
  if (kind === (isPhoto ? 'svg' : 'webp')) return undefined
  const hash = row.picture_hash ?? drawingHash(row)
  if (hash === null) return undefined
  const make = async (): Promise<Buffer> => {
    if (isPhoto) return cut(await readPicture(db, slug), crop, kind)
    const drawing = Buffer.from(drawPortrait(slug, Look.parse(row.look), crop))
    return kind === 'svg'
      ? drawing
      : sharp(drawing)
          .resize({ ...SIZES[crop], fit: 'cover' })
          .png({ palette: true })
          .toBuffer()
  }
  return { hash, bytes: () => keep(`${slug} ${crop} ${kind} ${hash}`, make) }
}

/** Faces stand in the upper part of a picture: what doesn't fit is cut off below. */
async function cut(picture: Buffer | undefined, crop: Crop, kind: Kind): Promise<Buffer> {
  const cutOut = sharp(picture).resize({ ...SIZES[crop], fit: 'cover', position: 'top' })
  return kind === 'png' ? cutOut.png().toBuffer() : cutOut.webp({ quality: 82 }).toBuffer()
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
