import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareFile } from './prepare-file.ts'
import { canvas, jpg, outcome, rawFile } from './samples.test-files.ts'

const PRICES = {
  message_symbol_cost: 0.1,
  image_attachment_cost: 20,
  document_attachment_cost: 7.5,
  audio_attachment_cost: 30,
  video_attachment_cost: 40,
}
const prepare = (...file: Parameters<typeof rawFile>) => prepareFile(rawFile(...file), PRICES)

test('a photograph loses its place, its camera and its owner, and keeps its picture', async () => {
  const exif = { IFD0: { Make: 'CanaryCamera', Artist: 'CanaryOwner' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '56/1 57/1 0/1' } }
  const photo = await canvas().withExif(exif).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CanaryNote</x:xmpmeta>').jpeg().toBuffer()
  expect(photo.includes('CanaryCamera') && photo.includes('CanaryNote')).toBe(true)
  const { content, ...rest } = await prepare('Photo.JPG', 'image/jpeg', photo)
  expect(content.includes('Canary')).toBe(false)
  const { exif: left, xmp, iptc, icc, format } = await sharp(content).metadata()
  expect({ left, xmp, iptc, icc, format }).toEqual({ left: undefined, xmp: undefined, iptc: undefined, icc: undefined, format: 'jpeg' })
  expect(rest).toMatchObject({
    type: 'image',
    filename: 'Photo.JPG',
    media_type: 'image/jpeg',
    width: 60,
    height: 40,
    units: 2000,
    bytes: content.length,
  })
})

test('a picture that was held sideways stands upright', async () => {
  const sideways = await canvas(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await prepare('a.jpg', 'image/jpeg', sideways)).toMatchObject({ width: 40, height: 60 })
})

test('what hides behind a picture stays behind', async () => {
  const { content } = await prepare(
    'a.png',
    'image/png',
    Buffer.concat([await canvas().png().toBuffer(), Buffer.from('<script>canary()</script>PK\x03\x04')]),
  )
  expect(content.includes('canary')).toBe(false)
})

test('a moving gif becomes its first frame, as a png', async () => {
  const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, Buffer.from([255, 0, 0])), Buffer.alloc(8 * 8 * 3, Buffer.from([0, 0, 255]))])
  const gif = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .gif({ delay: [100, 100] })
    .toBuffer()
  expect((await sharp(gif).metadata()).pages).toBe(2)
  const { content, media_type, height } = await prepare('dance.gif', 'image/gif', gif)
  expect({ media_type, height, pages: (await sharp(content).metadata()).pages }).toEqual({
    media_type: 'image/png',
    height: 8,
    pages: undefined,
  })
  const pixel = await sharp(content).removeAlpha().raw().toBuffer()
  expect([...pixel.subarray(0, 3)]).toEqual([255, 0, 0])
})

test('png keeps what is transparent, webp stays webp, and no side is longer than 4,096 pixels', async () => {
  const clear = await sharp({ create: { width: 5, height: 5, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer()
  const { content } = await prepare('clear.png', 'image/png', clear)
  expect((await sharp(content).raw().toBuffer())[3]).toBe(0)
  expect(await prepare('wide.webp', 'image/webp', await canvas(5_000, 100).webp().toBuffer())).toMatchObject({
    width: 4096,
    height: 82,
    media_type: 'image/webp',
  })
})

test('a small file that unpacks to 81 million pixels is refused before it does', async () => {
  const bomb = await canvas(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(400_000)
  const start = performance.now()
  await expect(prepare('bomb.png', 'image/png', bomb)).rejects.toThrow('attachment.unreadable')
  expect(performance.now() - start).toBeLessThan(500)
})

test('a torn or faulty picture is refused', async () => {
  const photo = await jpg(400, 400)
  await expect(prepare('a.jpg', 'image/jpeg', photo.subarray(0, photo.length / 2))).rejects.toThrow('attachment.unreadable')
  await expect(
    prepare('a.png', 'image/png', Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(400)])),
  ).rejects.toThrow(/^attachment\./)
})

test('many pictures at once are all drawn', async () => {
  const photo = await jpg(300, 300)
  const drawn = await Promise.all(Array.from({ length: 9 }, () => prepare('a.jpg', 'image/jpeg', photo)))
  expect(new Set(drawn.map((file) => file.sha256)).size).toBe(1)
})

test.each([
  ['a.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a.heic', 'image/heic', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)])],
  ['a.bmp', 'image/bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])],
])('%s as %s is refused', async (name, type, bytes) => {
  await expect(prepare(name, type, bytes)).rejects.toThrow('attachment.type-not-allowed')
})
test('avif is refused, under its own name and as a jpg', async () => {
  const avif = await canvas().avif().toBuffer()
  await expect(prepare('a.avif', 'image/avif', avif)).rejects.toThrow('attachment.type-not-allowed')
  await expect(prepare('a.jpg', 'image/jpeg', avif)).rejects.toThrow('attachment.type-not-allowed')
})

test('name, declared type and content must agree', async () => {
  const [photo, png] = [await jpg(), await canvas().png().toBuffer()]
  for (const [name, type, bytes] of [
    ['a.png', 'image/jpeg', photo],
    ['a.jpg', 'image/png', photo],
    ['a.jpg', 'image/jpeg', png],
    ['a.pdf', 'application/pdf', photo],
    ['photo', 'image/jpeg', photo],
    ['a.jpg.exe', 'image/jpeg', photo],
    ['a.jpg\u202E', 'text/html', photo],
  ] as const)
    expect([name, type, await outcome(prepare(name, type, bytes))]).toEqual([name, type, 'attachment.type-not-allowed'])
  for (const type of ['image/jpeg', 'IMAGE/JPG', 'application/octet-stream', ''] as const)
    expect(await prepare('a.jpeg', type, photo)).toMatchObject({ type: 'image' })
})

test('no kind but the right one is taken, so nobody picks the cheaper price', async () => {
  const photo = await jpg()
  expect(await prepare('a.jpg', 'image/jpeg', photo, 'image')).toMatchObject({ units: 2000 })
  for (const kind of ['document', 'audio', 'video', 'something'])
    expect([kind, await outcome(prepare('a.jpg', 'image/jpeg', photo, kind))]).toEqual([kind, 'attachment.type-not-allowed'])
  await expect(prepare('a.txt', 'text/plain', 'hello', 'image')).rejects.toThrow('attachment.type-not-allowed')
  for (const kind of ['document', 'spreadsheet', undefined])
    expect(await prepare('a.txt', 'text/plain', 'hello', kind)).toMatchObject({ type: 'document', units: 750 })
})
