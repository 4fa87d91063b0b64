import { circle, rect, path, short } from '@green-room/contract/art/shapes'
import { dots, ellipse, group, stroke, X } from './shapes.ts'
import type { Hat } from './drawing.ts'

export const CAPS = {
  peak: ({ h, a, b, c, d: p }) =>
    path(`M${X - h.w - 26} 118Q${X - 90} 62 ${X} 62Q${X + 90} 62 ${X + h.w + 26} 118L${X + h.w + 4} 146H${X - h.w - 4}Z`, a) +
    rect(X - h.w - 5, 140, 2 * h.w + 10, 24, b) +
    path(
      `M${X - h.w - 4} 162H${X + h.w + 4}Q${X + h.w + 2} 188 ${X + h.w - 18} 190` +
        `Q${X} 172 ${X - h.w + 18} 190Q${X - h.w - 2} 188 ${X - h.w - 4} 162Z`,
      p ?? a,
    ) +
    circle(X, 122, 17, c) +
    circle(X, 122, 8, a),
  rail: ({ h, a, b, c }) =>
    path(`M${X - h.w - 14} 104Q${X} 72 ${X + h.w + 14} 104L${X + h.w + 4} 152H${X - h.w - 4}Z`, a) +
    path(`M${X - h.w - 9} 128Q${X} 110 ${X + h.w + 9} 128L${X + h.w + 4} 152Q${X} 136 ${X - h.w - 4} 152Z`, b) +
    path(
      `M${X - h.w - 4} 152Q${X} 136 ${X + h.w + 4} 152Q${X + h.w} 178 ${X + h.w - 24} 178` +
        `Q${X} 160 ${X - h.w + 24} 178Q${X - h.w} 178 ${X - h.w - 4} 152Z`,
      c,
    ),
  pillbox: ({ h, a, b, c }) =>
    path(`M${X - h.w + 2} 84Q${X} 68 ${X + h.w - 2} 84L${X + h.w + 6} 158Q${X} 142 ${X - h.w - 6} 158Z`, a) +
    path(`M${X - h.w - 4} 136Q${X} 120 ${X + h.w + 4} 136L${X + h.w + 6} 158Q${X} 142 ${X - h.w - 6} 158Z`, b) +
    circle(X, 108, 13, c),
  flatcap: ({ h, a, b }) =>
    path(`M${X - h.w - 10} 168Q${X - h.w - 20} 90 ${X + 6} 86Q${X + h.w + 30} 88 ${X + h.w + 10} 164Z`, a) +
    path(`M${X - h.w - 34} 178Q${X - h.w - 10} 144 ${X + 30} 150L${X + h.w + 12} 166Q${X} 160 ${X - h.w - 34} 178Z`, b),
  beanie: ({ h, a, b, c }) =>
    circle(X, 70, 25, c) +
    path(`M${X - h.w - 8} 158V150A${h.w + 8} ${h.w + 14} 0 0 1 ${X + h.w + 8} 150V158Z`, a) +
    `<rect x="${X - h.w - 14}" y="142" width="${2 * h.w + 28}" height="36" rx="14" fill="${b}"/>` +
    stroke(Array.from({ length: 9 }, (_, i) => `M${short(X - h.w + (i * 2 * h.w) / 8)} 152v16`).join(''), a, 4),
  top: ({ a, b, c }) =>
    path(`M${X - 62} 146L${X - 72} 8Q${X} -8 ${X + 72} 8L${X + 62} 146Z`, a) +
    path(`M${X - 65} 108Q${X} 122 ${X + 65} 108L${X + 62} 146H${X - 62}Z`, b) +
    ellipse(X, 148, 112, 17, a) +
    group(
      `rotate(14 ${X + 40} 90)`,
      `<rect x="${X + 24}" y="52" width="42" height="60" rx="5" fill="${c}"/>` +
        dots(
          [
            [36, 66],
            [54, 66],
            [36, 96],
            [54, 96],
          ],
          5,
          a,
        ),
    ),
  brim: ({ a, b }) =>
    path(`M${X - 60} 140Q${X - 58} 66 ${X} 66Q${X + 58} 66 ${X + 60} 140Z`, a) +
    path(`M${X - 62} 122H${X + 62}V146H${X - 62}Z`, b) +
    ellipse(X, 150, 138, 20, a),
  beret: ({ h, a }) =>
    rect(X - 4, 66, 9, 22, a) +
    path(`M${X - h.w - 8} 160Q${X - h.w - 62} 96 ${X - 10} 84Q${X + h.w + 20} 78 ${X + h.w + 10} 156Q${X} 132 ${X - h.w - 8} 160Z`, a),
} satisfies Record<string, Hat>
