// What an operator puts in the place of a card's look: parts chosen by name, or a picture.
import { Look } from '@green-room/contract/art/look'
import { fileTypeFromBuffer } from 'file-type'
import * as z from 'zod/mini'
import { atMost } from '#server/platform/http/at-most.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { openSharp } from '#server/platform/sharp.ts'
import { drawPortrait } from './draw-portrait.ts'
import { bytesOf } from './draw-picture.ts'
import { lintLook } from './lint-look.ts'
import { findAny, readPicture, setChosenLook, setPicture } from './store.ts'

const PIXELS_MAX = 40e6
const SIDE_MIN = 400
const SIDE_MAX = 1600
const SECONDS_MAX = 20
/** Nothing else reaches a decoder: a drawing can ask for work without end in a few bytes, and for other files. */
const READ = new Set<string | undefined>(['image/png', 'image/apng', 'image/jpeg', 'image/webp'])
const NO_PICTURE = 'This is no picture: PNG, JPEG and WebP are read.'
const inTurn = atMost(1)

/** Why what was chosen can't be shown, in a sentence for the operator. */
export class UnfitPortrait extends Error {}

/** Other parts than those of the card; null: the card's own again. False: there is no such character. */
export async function chooseLook(db: Db, slug: string, chosen: unknown): Promise<boolean> {
  if (chosen === null) return setChosenLook(db, slug, null)
  const { data, error } = Look.safeParse(chosen)
  if (!data) throw new UnfitPortrait(`This is no look:\n${z.prettifyError(error)}`)
  const wrong = lintLook(data)
  if (wrong.length > 0) throw new UnfitPortrait(`This face could not be read: ${wrong.join('; ')}.`)
  drawPortrait(slug, data, 'poster')
  return setChosenLook(db, slug, data)
}

/** Kept drawn anew, without whatever else the file carried; null: the drawing again. False: there is no such character. */
export const choosePicture = async (db: Db, slug: string, file: Buffer | null): Promise<boolean> =>
  setPicture(db, slug, file && (await fitPicture(file)))

/** Throws UnfitPortrait. */
export async function fitPicture(file: Buffer): Promise<Buffer> {
  if (!READ.has((await fileTypeFromBuffer(file))?.mime)) throw new UnfitPortrait(NO_PICTURE)
  const sharp = await openSharp()
  const upright = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 }).rotate()
  const fitted = upright.resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true }).webp({ quality: 86 })
  const draw = () => fitted.timeout({ seconds: SECONDS_MAX }).toBuffer({ resolveWithObject: true })
  const drawn = await inTurn(draw).catch(() => {
    throw new UnfitPortrait(NO_PICTURE)
  })
  if (Math.min(drawn.info.width, drawn.info.height) < SIDE_MIN)
    throw new UnfitPortrait(`A portrait is at least ${SIDE_MIN} pixels wide and high: this one would be blurred.`)
  return drawn.data
}

/** A mark of the picture that stands in the drawing's place. */
export const pictureMark = (hash: string | null): string => hash ?? 'drawing'
export const markOfPicture = async (trx: Trx, slug: string): Promise<string> =>
  pictureMark((await findAny(trx, slug))?.picture_hash ?? null)

export const putPicture = (trx: Trx, slug: string, picture: Buffer | null): Promise<boolean> => setPicture(trx, slug, picture)

/** The portrait as it stands, as a picture to look at, a draft's too. Undefined where there is none. */
export async function seePortrait(db: Db, slug: string): Promise<Buffer | undefined> {
  const row = await findAny(db, slug)
  const picture = row?.picture_hash ? ((await readPicture(db, slug)) ?? null) : null
  const look = Look.safeParse(row?.look).data ?? null
  return picture || look ? bytesOf({ slug, look, picture }, 'square', 'png') : undefined
}
