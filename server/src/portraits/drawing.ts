// What every part is told: the head it sits on, and inks as colours.
import { X } from './shapes.ts'

/** w half its width, t crown, b chin, j where the jaw starts, c half the chin's width, k how full the jaw is. */
export type Head = { w: number; t: number; b: number; j: number; c: number; k: number }

/** h head; a, b, c, d inks in the order in which the look names them; k the id of an outline to stay within. */
export type Hair = (of: { h: Head; a: string; b: string }) => string
export type Beard = (of: { h: Head; a: string; k: string }) => string
export type Hat = (of: { h: Head; a: string; b: string; c: string; d: string }) => string
/** w half the width of the shoulders, m cloth, s its half in the shade, a trim, d lining. */
export type Garment = (of: { w: number; m: string; s: string; a: string; d: string; k: string }) => string
/** r makes chances, g the ground's ink, d the darkest. */
export type Figure = (of: { r: () => number; a: string; b: string; g: string; d: string }) => string
export type Prop = (of: { a: string; b: string; d: string }) => string

/** The round of the skull, `out` wider. */
export const crown = (h: Head, out = 0): string => `A${h.w + out} ${h.w + out + 4} 0 0 1 ${X + h.w + out} ${h.t + h.w + 4}`
export const capTop = (h: Head, out: number, y: number): string => `M${X - h.w - out} ${y}V${h.t + h.w + 4}${crown(h, out)}V${y}`
