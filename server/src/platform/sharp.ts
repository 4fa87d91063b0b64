// The library that draws and reads pictures, loaded when the first one is asked for: a lounge at rest does without its 20 MB.
import type Sharp from 'sharp'

let loaded: Promise<typeof Sharp> | undefined

export const openSharp = (): Promise<typeof Sharp> => (loaded ??= load())

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // Pixels cost memory outside the heap: nothing is kept between images, and one thread draws one image.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
