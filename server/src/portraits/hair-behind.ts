import { circle, path, rect, short } from '@green-room/contract/art/shapes'
import { ellipse, ring, stroke, X } from './shapes.ts'
import type { Hair } from './drawing.ts'

export const HAIR_BEHIND = {
  long: ({ h, a: c }) =>
    path(
      `M${X - h.w - 18} 196A${h.w + 18} ${h.w + 26} 0 0 1 ${X + h.w + 18} 196Q${X + h.w + 20} 320 ${X + h.w + 40} 396` +
        `H${X - h.w - 40}Q${X - h.w - 20} 320 ${X - h.w - 18} 196Z`,
      c,
    ),
  bob: ({ h, a: c }) =>
    path(
      `M${X - h.w - 18} 190A${h.w + 18} ${h.w + 24} 0 0 1 ${X + h.w + 18} 190V286` +
        `Q${X + h.w + 16} 304 ${X + h.w - 6} 304H${X - h.w + 6}Q${X - h.w - 16} 304 ${X - h.w - 18} 286Z`,
      c,
    ),
  wedge: ({ h, a: c }) =>
    path(
      `M${X - h.w - 8} 186A${h.w + 12} ${h.w + 20} 0 0 1 ${X + h.w + 12} 186L${X + h.w + 40} 312` +
        `L${X + 30} 300H${X - 40}L${X - h.w - 46} 312Z`,
      c,
    ),
  afro: ({ a: c }) => circle(X, 176, 116, c),
  locks: ({ h, a }) =>
    stroke(
      [
        [-0.7, 150, 318],
        [-0.95, 170, 292],
        [-1.12, 176, 252],
        [0.7, 150, 318],
        [0.95, 170, 292],
        [1.12, 176, 252],
      ]
        .map(([out = 0, from = 0, to = 0]) => `M${short(X + out * h.w * 0.9)} ${from}L${short(X + out * (h.w + 22))} ${to}`)
        .join(''),
      a,
      24,
    ),
  curls: ({ a: c }) =>
    ring(
      [
        [X - 74, 236, 34],
        [X - 92, 190, 36],
        [X - 78, 142, 38],
        [X - 40, 106, 40],
        [X + 8, 92, 42],
        [X + 54, 110, 38],
        [X + 86, 148, 38],
        [X + 94, 194, 36],
        [X + 76, 238, 34],
        [X, 150, 80],
      ],
      c,
    ),
  bun: ({ h, a: c }) => circle(X, h.t - 18, 38, c),
  topknot: ({ h, a: c }) => ellipse(X + 6, h.t - 22, 26, 34, c),
  lowbun: ({ h, a: c }) => circle(X + h.w + 12, 260, 34, c),
  braid: ({ h, a: c, b: d }) =>
    ring(
      [
        [X + h.w - 4, 300, 25],
        [X + h.w + 2, 334, 24],
        [X + h.w + 2, 368, 22],
        [X + h.w - 2, 400, 20],
      ],
      c,
    ) +
    rect(X + h.w - 22, 416, 38, 10, d) +
    path(`M${X + h.w - 18} 424h30l-6 38q-9 8 -18 0Z`, c),
  tail: ({ h, a: c }) =>
    path(`M${X + 20} ${h.t}Q${X + h.w + 84} ${h.t + 6} ${X + h.w + 54} 330Q${X + h.w + 20} 300 ${X + h.w + 6} 180Z`, c),
  shag: ({ h, a: c }) =>
    path(
      `M${X - h.w - 14} 190A${h.w + 14} ${h.w + 22} 0 0 1 ${X + h.w + 14} 190L${X + h.w + 34} 250` +
        `L${X + h.w + 14} 244L${X + h.w + 22} 300L${X + h.w - 10} 282H${X - h.w + 10}` +
        `L${X - h.w - 22} 300L${X - h.w - 14} 244L${X - h.w - 34} 250Z`,
      c,
    ),
  tufts: ({ h, a: c }) =>
    ring(
      [
        [X - h.w - 6, 186, 21],
        [X - h.w - 4, 214, 17],
        [X + h.w + 6, 186, 21],
        [X + h.w + 4, 214, 17],
      ],
      c,
    ),
} satisfies Record<string, Hair>
