// What portraits are cut from beside the shapes of the posters (contract/art).
import { circle, short } from '@green-room/contract/art/shapes'

/** The middle of every sitter. */
export const X = 200

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`
export const stroke = (d: string, ink: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
export const group = (transform: string, drawn: string): string => `<g transform="${transform}">${drawn}</g>`
export const ring = (points: readonly (readonly [number, number, number])[], ink: string): string =>
  points.map(([x, y, r]) => circle(x, y, r, ink)).join('')
export const dots = (points: readonly (readonly [number, number])[], r: number, ink: string): string =>
  ring(
    points.map(([x, y]) => [X + x, y, r] as const),
    ink,
  )
