import type { Look, Part } from '@green-room/contract/art/look'
import { circle, path, short } from '@green-room/contract/art/shapes'
import { crown, type Head } from './drawing.ts'
import { ellipse, group, stroke, X } from './shapes.ts'

export const HEADS: Record<Part<'head'>, Head> = {
  oval: { w: 66, t: 112, b: 304, j: 208, c: 38, k: 0.66 },
  round: { w: 77, t: 118, b: 300, j: 214, c: 58, k: 0.8 },
  square: { w: 70, t: 112, b: 306, j: 258, c: 64, k: 1 },
  long: { w: 60, t: 102, b: 318, j: 226, c: 38, k: 0.74 },
  heart: { w: 70, t: 114, b: 308, j: 190, c: 16, k: 0.62 },
  pear: { w: 68, t: 116, b: 304, j: 236, c: 74, k: 0.86 },
}
export function headOutline(h: Head): string {
  const jaw = short(h.j + (h.b - h.j) * h.k)
  const right = `V${h.j}C${X + h.w} ${jaw} ${X + h.c} ${h.b} ${X} ${h.b}`
  return `M${X - h.w} ${h.t + h.w + 4}${crown(h)}${right}C${X - h.c} ${h.b} ${X - h.w} ${jaw} ${X - h.w} ${h.j}Z`
}

const NOSE_Y = 240
const EYE_Y = 206
const MOUTH_Y = 270
/** The edge of the light as it passes the nose. */
const NOSES: Record<Part<'nose'>, (y: number) => string> = {
  straight: (y) => `V${y - 40}L${X - 14} ${y}L${X + 6} ${y + 6}`,
  round: (y) => `V${y - 30}A15 15 0 1 0 ${X + 6} ${y}`,
  long: (y) => `V${y - 46}L${X - 20} ${y + 6}Q${X - 14} ${y + 16} ${X + 6} ${y + 14}`,
  snub: (y) => `V${y - 34}Q${X + 2} ${y - 14} ${X - 14} ${y - 12}Q${X - 12} ${y + 2} ${X + 6} ${y + 2}`,
  bold: (y) => `V${y - 44}L${X - 18} ${y - 6}V${y + 8}H${X + 6}`,
}
/** `by` makes features heavier where the face is small. */
const EYES: Record<Part<'eyes'>, (x: number, ink: string, by: number, white: string) => string> = {
  dot: (x, ink, by) => circle(x, EYE_Y, 7 * by, ink),
  lid: (x, ink, by) =>
    path(`M${short(x - 12 * by)} ${EYE_Y - 3}h${short(24 * by)}a${short(12 * by)} ${short(12 * by)} 0 0 1 ${short(-24 * by)} 0Z`, ink),
  closed: (x, ink, by) => stroke(`M${x - 12} ${EYE_Y}q12 12 24 0`, ink, 5.5 * by),
  happy: (x, ink, by) => stroke(`M${x - 12} ${EYE_Y + 5}q12 -14 24 0`, ink, 5.5 * by),
  wide: (x, ink, by, white) => circle(x, EYE_Y, 12, white) + circle(x, EYE_Y, 6.5 * by, ink),
  line: (x, ink, by) => stroke(`M${x - 10} ${EYE_Y}h20`, ink, 6.5 * by),
}
const BROWS: Record<Part<'brows'>, string> = {
  flat: 'M-15 0H15',
  up: 'M-15 3L14 -5',
  down: 'M-15 -5L14 3',
  arch: 'M-15 4Q0 -12 16 4',
  worry: 'M-14 -6Q2 -8 15 3',
}
const FRECKLES = [[-34, 236], [-24, 241], [-40, 245], [30, 236], [42, 238], [36, 245]] as const // prettier-ignore

export type Inks = { lit: string; shade: string; dark: string; of: (name: Look['ground'], otherwise: string) => string }

export function drawFace(h: Head, look: Look, clip: string, inks: Inks, isSmall: boolean): string {
  const apart = eyesApart(h)
  const { dark, lit, shade } = inks
  const parts = [
    path(`M${X + 6} ${h.t - 8}${NOSES[look.nose](NOSE_Y)}V${h.b + 8}H${X + h.w + 20}V${h.t - 8}Z`, shade, ` clip-path="url(#${clip})"`),
  ]
  if (look.cheeks)
    parts.push(circle(X - h.w * 0.58, 246, 15, inks.of(look.cheeks, dark)), circle(X + h.w * 0.64, 246, 13, inks.of(look.cheeks, dark)))
  if (look.freckles && !isSmall) parts.push(...FRECKLES.map(([x, y]) => circle(X + x, y, 2.4, dark)))
  const eye = EYES[look.eyes]
  const by = isSmall ? 1.5 : 1
  parts.push(eye(X - apart + 1, dark, by, lit), eye(X + apart + 3, dark, by, lit))
  if (look.brows && !(isSmall && look.glasses)) {
    const brow = stroke(BROWS[look.brows], inks.of(look.browInk, dark), (look.browWeight ?? 6) * (isSmall ? 1.25 : 1))
    for (const side of [-1, 1]) parts.push(group(`translate(${X + side * (apart + 1)} ${EYE_Y - 24}) scale(${side} 1)`, brow))
  }
  return parts.join('') + mouth(look.mouth, dark, isSmall)
}

export const eyesApart = (h: Head): number => Math.round(h.w * 0.45)

function mouth(of: Part<'mouth'>, ink: string, isSmall: boolean): string {
  const width = isSmall ? 6.5 : 5
  if (of === 'line') return stroke(`M${X - 13} ${MOUTH_Y}h24`, ink, width)
  if (of === 'smile') return stroke(`M${X - 18} ${MOUTH_Y - 4}q18 16 36 0`, ink, width)
  if (of === 'smirk') return stroke(`M${X - 14} ${MOUTH_Y + 2}q16 2 28 -8`, ink, width)
  if (of === 'grin') return path(`M${X - 22} ${MOUTH_Y - 8}h44a22 22 0 0 1 -44 0Z`, ink)
  return of === 'o' ? ellipse(X, MOUTH_Y + 2, 9, 11, ink) : ''
}

const LENS: Record<Part<'glasses'>, (x: number, side: number, style: string) => string> = {
  round: (x, _, style) => `<circle cx="${x}" cy="208" r="24"${style}/>`,
  square: (x, _, style) => `<rect x="${x - 25}" y="189" width="50" height="38" rx="7"${style}/>`,
  cat: (x, s, style) =>
    `<path d="M${x - 26 * s} 188Q${x + 8 * s} 188 ${x + 32 * s} 180Q${x + 30 * s} 228 ${x} 228Q${x - 24 * s} 228 ${x - 26 * s} 188Z"${style}/>`,
  half: (x, _, style) => `<path d="M${x - 24} 216h48a24 22 0 0 1 -48 0Z"${style}/>`,
}
export function drawGlasses(shape: Part<'glasses'>, ink: string, apart: number): string {
  const [left, right] = [X - apart + 1, X + apart + 3]
  const style = ` fill="none" stroke="${ink}" stroke-width="6"`
  const bridge = shape === 'half' ? `M${left + 24} 216H${right - 24}` : `M${left + 24} 204Q${X + 2} 196 ${right - 24} 204`
  return LENS[shape](left, -1, style) + LENS[shape](right, 1, style) + stroke(bridge, ink, 6)
}
