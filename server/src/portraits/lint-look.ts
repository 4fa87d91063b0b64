import { PALETTES } from '@green-room/contract/art/palettes'
import type { Ink, Look } from '@green-room/contract/art/look'

/** A face is read by its eyes and mouth, which are of the darkest ink: on either half they must stand out. */
const LIT_MIN = 3
const SHADE_MIN = 2.7
const HAIR_MIN = 1.4

/** What is wrong with a look, as sentences; none: its face can be read at any size. */
export function lintLook(look: Look): string[] {
  const of = (a: Ink, b: Ink): number => contrast(PALETTES[look.palette][a], PALETTES[look.palette][b])
  const [lit, shade] = look.skin
  const wrong = []
  if (of('deep', lit) < LIT_MIN) wrong.push(`features do not stand out on ${lit}`)
  if (of('deep', shade) < SHADE_MIN) wrong.push(`features do not stand out on ${shade}, the half in the shade`)
  if (lit === shade && !look.beard) wrong.push('both halves of the face are of one ink, which leaves no nose')
  if (look.hairOver && of(lit, look.hairInk ?? 'deep') < HAIR_MIN) wrong.push(`the face is not told from hair of ${look.hairInk}`)
  return wrong
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const linear = (v = 0): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}
