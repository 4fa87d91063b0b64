// A character's face, from the lists to the file.
import type { Room } from '@green-room/contract/rooms'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castCard } from '../../test/cards/talk.ts'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import { chooseLook, choosePicture } from './choose-portrait.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** It could be drawn, and so could one that asks for years of work. */
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="red"/></svg>',
)

describe('a portrait', () => {
  let lounge: TestLounge
  beforeAll(async () => {
    lounge = await openTestLounge()
  })
  afterAll(() => lounge.close())
  const get = (url: string) => lounge.app.inject({ url, headers: { host: 'localhost' } })
  async function regular(slug: string) {
    const { payload } = (await lounge.visitor().call('listRooms', {})).body as { payload: { rooms: Room[] } }
    return payload.rooms.flatMap(({ regulars }) => regulars).find((one) => one.slug === slug)!
  }

  test('is named in lists by the sum of its drawing, in the palette and languages of its character', async () => {
    const hetty = await regular('hetty')
    expect(hetty).toMatchObject({ name: 'Hetty', palette: 'blush', languages: ['en', 'ar'] })
    expect(hetty.image_url).toMatch(/^\/portraits\/hetty-disc\.svg\?v=[0-9a-f]{10}$/)
  })

  test('is served in three crops, as a drawing that can do nothing and as a picture', async () => {
    const { image_url: address } = await regular('hetty')
    for (const crop of ['poster', 'square', 'disc']) {
      const drawn = await get(address!.replace('disc', crop))
      expect(drawn.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': FOR_EVER })
      expect(drawn.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
      const picture = await get(address!.replace('disc', crop).replace('.svg', '.png'))
      expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' })
      const { width, height } = await sharp(picture.rawPayload).metadata()
      expect((width / height).toFixed(2)).toBe(crop === 'poster' ? '0.80' : '1.00')
    }
  })

  test('is not kept under an older name, and is nothing under a wrong one', async () => {
    expect((await get('/portraits/hetty-disc.svg?v=0123456789')).headers['cache-control']).toBe('public, max-age=300')
    for (const file of ['nobody-disc.svg', 'hetty-whole.svg', 'hetty-disc.webp', 'hetty.svg', '-disc.svg'])
      expect([file, (await get(`/portraits/${file}`)).statusCode]).toEqual([file, 404])
  })

  test('of a draft is shown to nobody', async () => {
    const draft = (status: string) => lounge.database.owner.updateTable('character').set({ status }).where('slug', '=', 'wilf').execute()
    await draft('draft')
    expect((await get('/portraits/wilf-disc.svg')).statusCode).toBe(404)
    await draft('retired')
    expect((await get('/portraits/wilf-disc.svg')).statusCode).toBe(200)
    await draft('live')
  })

  test('is an operator’s picture instead, in the same crops, or other parts; both can be taken back', async () => {
    const { db } = lounge.lounge
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .toBuffer()
    await choosePicture(db, 'hetty', photo)
    const { image_url: address } = await regular('hetty')
    expect(address).toMatch(/^\/portraits\/hetty-disc\.webp\?v=/)
    const poster = await get(address!.replace('disc', 'poster'))
    expect(await sharp(poster.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1000 })
    expect((await sharp(poster.rawPayload).metadata()).exif).toBeUndefined()
    expect((await get(address!.replace('.webp', '.svg'))).statusCode).toBe(404)
    await choosePicture(db, 'hetty', null)

    const look = castCard('wilf').data.extensions.green_room.look!
    await chooseLook(db, 'hetty', look)
    expect(await regular('hetty')).toMatchObject({ palette: look.palette })
    await chooseLook(db, 'hetty', null)
    expect(await regular('hetty')).toMatchObject({ palette: 'blush' })
  })

  test('is refused where it could not be read, or is too small or no picture', async () => {
    const { db } = lounge.lounge
    const { look } = castCard('wilf').data.extensions.green_room
    await expect(chooseLook(db, 'hetty', { ...look, skin: ['deep', 'deep'] })).rejects.toThrow('features do not stand out')
    await expect(chooseLook(db, 'hetty', { palette: 'gold' })).rejects.toThrow('This is no look')
    const small = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#a33' } }).png().toBuffer() // prettier-ignore
    await expect(choosePicture(db, 'hetty', small)).rejects.toThrow('at least 400 pixels')
    const large = sharp({ create: { width: 900, height: 900, channels: 3, background: '#a33' } })
    const others = [Buffer.from('<svg/>'), SVG, await large.gif().toBuffer(), await large.tiff().toBuffer(), await large.avif().toBuffer()]
    for (const other of others) await expect(choosePicture(db, 'hetty', other)).rejects.toThrow('This is no picture')
    expect(await choosePicture(db, 'nobody', null)).toBe(false)
  })

  test('stands beside a shared link as a picture of 1200 by 630', async () => {
    const { image_url: address } = await regular('hetty')
    const picture = await get(address!.replace('-disc.svg', '-og.png'))
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })
})
