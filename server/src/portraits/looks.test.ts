// The looks of the cast, and the parts that they are made of.
import { readdirSync, readFileSync } from 'node:fs'
import { PALETTES, PALETTE_NAMES } from '@green-room/contract/art/palettes'
import { Card } from '@green-room/contract/characters'
import { Look, PARTS } from '@green-room/contract/art/look'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPortrait } from './draw-portrait.ts'
import { contrast, lintLook } from './lint-look.ts'

const FOLDER = new URL('../../seeds/characters/', import.meta.url)
const cast = readdirSync(FOLDER).map((file) => {
  const { slug, look, lines, about, languages } = Card.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))).data.extensions
    .green_room
  return { slug, look: look!, lines, about, languages }
})
const PLAIN: Look = {
  palette: 'bottle',
  figure: { shape: 'none', inks: [] },
  skin: ['light', 'pop'],
  head: 'oval',
  nose: 'straight',
  eyes: 'dot',
  mouth: 'line',
  garment: 'plain',
  cloth: ['mid', 'deep'],
}
const isPlain = (kind: string, shape: string): boolean =>
  shape === 'none' || Object.entries(PLAIN).some(([key, value]) => key === kind && value === shape)
const VARIED = Object.entries(PARTS).flatMap(([kind, shapes]) =>
  shapes
    .filter((shape) => !isPlain(kind, shape))
    .map((shape): [string, Look] => {
      const value = ['hat', 'figure', 'prop'].includes(kind) ? { shape, inks: [] } : shape
      return [`${kind} ${shape}`, Look.parse({ ...PLAIN, [kind]: value })]
    }),
)

describe('a part', () => {
  test.each(VARIED)('%s is drawn, of whole numbers and inks of the palette', (_name, look) => {
    const drawn = drawPortrait('somebody', look, 'poster')
    expect(drawn).not.toBe(drawPortrait('somebody', PLAIN, 'poster'))
    expect(drawn).not.toMatch(/NaN|undefined|null/)
    const inks = Object.values(PALETTES.bottle) as string[]
    expect([...drawn.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].filter(([, ink]) => !inks.includes(ink!))).toEqual([])
  })

  test('that nobody knows is refused, and so is an ink of no palette', () => {
    expect(Look.safeParse({ ...PLAIN, head: 'egg' }).success).toBe(false)
    expect(Look.safeParse({ ...PLAIN, garment: 'constructor' }).success).toBe(false)
    expect(Look.safeParse({ ...PLAIN, skin: ['light', '#123456'] }).success).toBe(false)
    expect(Look.safeParse({ ...PLAIN, wings: true }).success).toBe(false)
  })
})

describe('the cast', () => {
  test('has a face, a line and a page in every language that each of them speaks', () => {
    expect(cast).toHaveLength(31)
    for (const { slug, lines, about, languages } of cast) {
      expect([slug, Object.keys(lines ?? {}).toSorted()]).toEqual([slug, languages.toSorted()])
      expect([slug, Object.keys(about ?? {}).toSorted()]).toEqual([slug, languages.toSorted()])
    }
  })

  test('can be read: features, hair, and the text on each band', () => {
    expect(cast.flatMap(({ slug, look }) => lintLook(look).map((wrong) => `${slug}: ${wrong}`))).toEqual([])
    for (const name of PALETTE_NAMES) {
      const { deep, light, pop } = PALETTES[name]
      expect([name, contrast(light, deep) >= 7]).toEqual([name, true])
      expect([name, contrast(name === 'blush' || name === 'brass' ? light : deep, pop) >= 4.5]).toEqual([name, true])
    }
  })

  test('is told apart: no two share six of seven parts', () => {
    const marks = cast.map(({ slug, look }) => ({
      slug,
      of: [look.palette, look.figure.shape, look.head, look.hat?.shape, `${look.hairBehind} ${look.hairOver}`, look.glasses, look.beard],
    }))
    const alike = marks.flatMap((one, at) =>
      marks
        .slice(at + 1)
        .filter((other) => one.of.filter((mark, i) => mark === other.of[i]).length > 5)
        .map((other) => `${one.slug} and ${other.slug}`),
    )
    expect(alike).toEqual([])
  })

  test('is told apart at 32 px', async () => {
    const small = await Promise.all(
      cast.map(({ slug, look }) => sharp(Buffer.from(drawPortrait(slug, look, 'disc'))).resize(32, 32).removeAlpha().raw().toBuffer()), // prettier-ignore
    )
    const apart = (a: Buffer, b: Buffer): number => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length
    const near = cast.flatMap((one, i) =>
      cast.slice(i + 1).flatMap((other, j) => [[apart(small[i]!, small[i + 1 + j]!), `${one.slug} and ${other.slug}`] as const]),
    )
    expect(near.filter(([distance]) => distance < 32).map(([, pair]) => pair)).toEqual([])
  })

  test('is light: no drawing is larger than 12 KB', () => {
    const sizes = cast.map(({ slug, look }) => [slug, drawPortrait(slug, look, 'poster').length] as const)
    expect(sizes.filter(([, size]) => size > 12_000)).toEqual([])
  })
})

test('the same look gives the same drawing, whoever wears it gets other chances', () => {
  const { look } = cast.find(({ slug }) => slug === 'edith')!
  expect(drawPortrait('edith', look, 'poster')).toBe(drawPortrait('edith', look, 'poster'))
  expect(drawPortrait('edith', look, 'poster')).not.toBe(drawPortrait('judith', look, 'poster'))
  expect(lintLook({ ...PLAIN, skin: ['deep', 'deep'] })).toHaveLength(3)
})
