import { circle, rect, path } from '@green-room/contract/art/shapes'
import { dots, ellipse, group, stroke, ring, X } from './shapes.ts'
import { capTop, type Hat } from './drawing.ts'

export const HEADGEAR = {
  scarf: ({ h, a, b }) =>
    path(`${capTop(h, 9, 176)}Q${X} 128 ${X - h.w - 9} 176Z`, a) +
    path(`M${X + h.w - 2} 150q38 -34 50 -10q-8 22 -44 22q34 14 26 40q-30 4 -38 -34Z`, a) +
    dots(
      [
        [-44, 148],
        [-16, 128],
        [18, 132],
        [44, 152],
        [-24, 108],
        [22, 106],
      ],
      5.5,
      b,
    ),
  cycle: ({ h, a, b, c }) =>
    path(`M${X - h.w - 7} 164V150A${h.w + 7} ${h.w + 4} 0 0 1 ${X + h.w + 7} 150V164Z`, a) +
    rect(X - 15, 84, 30, 70, c) +
    path(`M${X - h.w - 8} 164Q${X - h.w - 4} 124 ${X - 6} 128Q${X + h.w + 4} 124 ${X + h.w + 8} 164Q${X} 146 ${X - h.w - 8} 164Z`, b),
  toque: ({ h, a, b }) =>
    ring(
      [
        [X - 52, 78, 40],
        [X + 52, 78, 40],
        [X, 58, 48],
      ],
      a,
    ) +
    path(`M${X - h.w - 2} 158L${X - h.w + 4} 84H${X + h.w - 4}L${X + h.w + 2} 158Q${X} 142 ${X - h.w - 2} 158Z`, a) +
    path(`M${X - h.w - 1} 134Q${X} 118 ${X + h.w + 1} 134L${X + h.w + 2} 158Q${X} 142 ${X - h.w - 2} 158Z`, b),
  wool: ({ h, a, b }) =>
    path(`M${X - h.w - 5} 156V150A${h.w + 5} ${h.w + 18} 0 0 1 ${X + h.w + 5} 150V156Z`, a) +
    `<rect x="${X - h.w - 10}" y="138" width="${2 * h.w + 20}" height="32" rx="12" fill="${b}"/>`,
  phones: ({ h, a, b }) =>
    stroke(`M${X - h.w - 14} 210V190A${h.w + 14} ${h.w + 30} 0 0 1 ${X + h.w + 14} 190V210`, a, 15) +
    (`<rect x="${X - h.w - 36}" y="178" width="40" height="72" rx="20" fill="${b}"/><rect x="${X + h.w - 4}" y="178" width="40" ` +
      `height="72" rx="20" fill="${b}"/>`) +
    rect(X - h.w - 23, 196, 8, 36, a, ' rx="4"') +
    rect(X + h.w + 15, 196, 8, 36, a, ' rx="4"'),
  flower: ({ h, a, b }) =>
    group(
      `translate(${X + h.w - 2} 152)`,
      Array.from({ length: 6 }, (_, i) => group(`rotate(${i * 60})`, ellipse(0, -20, 14, 18, a))).join('') + circle(0, 0, 12, b),
    ),
  hood: ({ h, a, b, d }) =>
    path(
      `M${X - h.w - 46} 352Q${X - h.w - 66} 60 ${X} 58Q${X + h.w + 66} 60 ${X + h.w + 46} 352Q${X} 392 ${X - h.w - 46} 352Z` +
        `M${X - h.w - 6} 214A${h.w + 6} 102 0 0 0 ${X + h.w + 6} 214A${h.w + 6} 102 0 0 0 ${X - h.w - 6} 214Z`,
      a,
      ' fill-rule="evenodd"',
    ) +
    ring(
      Array.from({ length: 21 }, (_, i) => {
        const turn = ((i - 10) / 10) * 2.5
        return [X + (h.w + 14) * Math.sin(turn), 214 - 108 * Math.cos(turn), i % 2 ? 20 : 16] as const
      }),
      b,
    ) +
    stroke(`M${X - 30} 338V396M${X + 30} 338V380`, d, 6) +
    circle(X - 30, 400, 8, d) +
    circle(X + 30, 384, 8, d),
  comb: ({ h, a }) => stroke(`M${X - 30} ${h.t - 4}Q${X} ${h.t - 18} ${X + 30} ${h.t - 4}`, a, 9),
} satisfies Record<string, Hat>
