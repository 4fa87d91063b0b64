// Every pair of text and ground that the screens use, in both themes, for every hue of a topic, every avatar and every poster (docs/product/screens.md).
import { PALETTES } from '@green-room/contract/art/palettes'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DUOTONES } from '../pictures/duotones.ts'

type Color = readonly [number, number, number]
const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')
const THEMES = ['light', 'dark'] as const

function linear(lightness: number, chroma: number, hue: number): Color {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (x: number): number => Math.min(1, Math.max(0, x))
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
function fromHex(hex: string): Color {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return [r, g, b]
}
const luminance = ([r, g, b]: Color): number => 0.2126 * r + 0.7152 * g + 0.0722 * b
function contrast(one: Color, other: Color): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const value = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+|var\(--th\))\)`
const tokens = new Map(
  [...css.matchAll(new RegExp(String.raw`--([\w-]+): light-dark\(${value}, ${value}\);`, 'g'))].map(([, name, ...numbers]) => [
    name!,
    numbers,
  ]),
)
function token(name: string, theme: (typeof THEMES)[number], hue?: number): Color {
  const numbers = tokens.get(name)
  if (!numbers) throw new Error(`no token ${name}`)
  const [lightness, chroma, own] = numbers.slice(theme === 'light' ? 0 : 3, theme === 'light' ? 3 : 6)
  return linear(Number(lightness), Number(chroma), hue ?? Number(own))
}

const GROUNDS = ['bg', 'bg-sunken', 'lounge', 'lounge-sunken', 'ground-ink', 'surface', 'raised']
const CARDS = ['bg', 'lounge', 'surface', 'raised']
const PAIRS: [text: string, ground: string, least: number][] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground, text === 'ink' ? 7 : 4.5] as [string, string, number]),
  ),
  ...['action-ink', 'danger', 'ok', 'brass-ink'].flatMap((text) => CARDS.map((ground) => [text, ground, 4.5] as [string, string, number])),
  ...['line-strong', 'focus'].flatMap((line) => CARDS.map((ground) => [line, ground, 3] as [string, string, number])),
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
  ['on-mine', 'mine', 7],
  ['brass-ink', 'brass-wash', 4.5],
  ['danger', 'danger-wash', 4.5],
  ['ink', 'danger-wash', 7],
  ['ok', 'ok-wash', 4.5],
]

const tooClose = (pairs: [what: string, ratio: number, least: number][]) => pairs.filter(([, ratio, least]) => ratio < least)

test.each(THEMES)('text and controls can be read on their grounds: %s', (theme) => {
  expect(
    tooClose(PAIRS.map(([text, ground, least]) => [`${text} on ${ground}`, contrast(token(text, theme), token(ground, theme)), least])),
  ).toEqual([])
})

test.each(THEMES)('topic cards can be read in every hue: %s', (theme) => {
  const hues = Array.from({ length: 360 }, (_, hue) => hue)
  const pairs = hues.flatMap((hue) =>
    ['topic-bg', 'topic-hl'].map((ground): [string, number, number] => [
      `${ground} ${hue}`,
      contrast(token('topic-ink', theme, hue), token(ground, theme, hue)),
      7,
    ]),
  )
  expect(pairs).toHaveLength(720)
  expect(tooClose(pairs)).toEqual([])
})

test('monograms and room names can be read on their discs and bands', () => {
  const white: Color = [1, 1, 1]
  expect(tooClose(Object.entries(DUOTONES).map(([name, [disc]]) => [name, contrast(fromHex(disc), white), 4.5]))).toEqual([])
  expect(tooClose(Object.entries(PALETTES).map(([name, { light, deep }]) => [name, contrast(fromHex(light), fromHex(deep)), 7]))).toEqual(
    [],
  )
})
