// Images are drawn anew: whatever else the file carried (place, camera, comments, a second file behind the picture) stays behind.
import { atMost } from '#server/platform/http/at-most.ts'
import { problem } from '#server/platform/problem.ts'
import { openSharp } from '#server/platform/sharp.ts'

export const PIXELS_MAX = 40e6
export const SIDE_MAX = 4096
const SECONDS_MAX = 20

const inTurn = atMost(2)

export type CleanImage = { bytes: Buffer; mediaType: string; width: number; height: number }
export type ImageFormat = 'jpg' | 'png' | 'webp' | 'gif'

/** The first frame, upright, at most 4,096 pixels a side, without metadata. A gif becomes a png. */
export function cleanImage(bytes: Buffer, format: ImageFormat): Promise<CleanImage> {
  return inTurn(() => draw(bytes, format)).catch(() => {
    throw problem('attachment.unreadable')
  })
}

/** For eyes that see no more than so many pixels a side. `bytes` are a picture that was drawn anew before. */
export const shrinkImage = (bytes: Buffer, side: number): Promise<Buffer> =>
  inTurn(async () =>
    (await openSharp())(bytes, { limitInputPixels: PIXELS_MAX })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toBuffer(),
  )

async function draw(bytes: Buffer, format: ImageFormat): Promise<CleanImage> {
  const sharp = await openSharp()
  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1, sequentialRead: true })
  const found = await image.metadata()
  if (found.format !== (format === 'jpg' ? 'jpeg' : format)) throw new Error('the decoder sees another format')
  const upright = image
    .rotate()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS_MAX })
  const isFewColours = found.isPalette
  const drawn = {
    jpg: () => upright.jpeg({ quality: 88 }),
    webp: () => upright.webp({ quality: 88 }),
    png: () => upright.png({ palette: isFewColours, adaptiveFiltering: !isFewColours }),
  }[format === 'gif' ? 'png' : format]()
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  return { bytes: data, mediaType: `image/${info.format}`, width: info.width, height: info.height }
}
