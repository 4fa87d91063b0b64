import { path } from '@green-room/contract/art/shapes'
import { stroke, X } from './shapes.ts'
import type { Beard } from './drawing.ts'

export const BEARDS = {
  full: ({ h, a: c }) =>
    path(
      `M${X - h.w - 1} 226C${X - h.w + 16} 262 ${X - 34} 252 ${X} 252C${X + 34} 252 ${X + h.w - 16} 262 ${X + h.w + 1} 226` +
        `V274C${X + h.w} ${h.b + 46} ${X - h.w} ${h.b + 46} ${X - h.w - 1} 274Z`,
      c,
    ),
  short: ({ h, a: c, k }) =>
    path(
      `M${X - h.w - 4} 216L${X - h.w + 14} 250Q${X} 246 ${X + h.w - 14} 250L${X + h.w + 4} 216V330H${X - h.w - 4}Z`,
      c,
      ` clip-path="url(#${k})"`,
    ),
  goatee: ({ h, a: c }) =>
    path(`M${X - 24} 276Q${X} 262 ${X + 24} 276Q${X + 20} ${h.b + 20} ${X} ${h.b + 34}Q${X - 20} ${h.b + 20} ${X - 24} 276Z`, c),
  walrus: ({ a: c }) =>
    path(
      `M${X} 250C${X + 18} 244 ${X + 42} 254 ${X + 46} 284C${X + 30} 280 ${X + 14} 280 ${X} 274` +
        `C${X - 14} 280 ${X - 30} 280 ${X - 46} 284C${X - 42} 254 ${X - 18} 244 ${X} 250Z`,
      c,
    ),
  curl: ({ a: c }) =>
    stroke(
      `M${X} 258Q${X - 24} 276 ${X - 48} 262Q${X - 62} 252 ${X - 56} 240M${X} 258` +
        `Q${X + 24} 276 ${X + 48} 262Q${X + 62} 252 ${X + 56} 240`,
      c,
      10,
    ),
  brush: ({ a: c }) => path(`M${X - 30} 262Q${X - 28} 250 ${X} 250Q${X + 28} 250 ${X + 30} 262Z`, c),
} satisfies Record<string, Beard>
