import { circle, rect, path, short } from '@green-room/contract/art/shapes'
import { group, stroke, X } from './shapes.ts'
import type { Figure } from './drawing.ts'

export const SCENES = {
  none: () => '',
  disc: ({ a }) => circle(X, 204, 142, a),
  moon: ({ a, g }) => circle(X + 62, 150, 96, a) + circle(X + 104, 126, 82, g),
  rays: ({ a }) =>
    Array.from({ length: 18 }, (_, i) =>
      i % 2
        ? ''
        : path(
            `M${X} 210L${short(X + 420 * Math.cos((i * Math.PI) / 9))} ${short(210 + 420 * Math.sin((i * Math.PI) / 9))}` +
              `L${short(X + 420 * Math.cos(((i + 1) * Math.PI) / 9))} ${short(210 + 420 * Math.sin(((i + 1) * Math.PI) / 9))}Z`,
            a,
          ),
    ).join(''),
  signal: ({ a, b, d }) =>
    circle(X - 18, 196, 148, a) +
    rect(350, 80, 12, 420, d) +
    `<rect x="332" y="66" width="48" height="104" rx="24" fill="${d}"/>` +
    circle(356, 94, 15, b) +
    circle(356, 138, 15, a),
  piano: ({ a, b }) =>
    Array.from({ length: 8 }, (_, i) => rect(i * 52 - 8, -4, 49, 508, a)).join('') +
    [0, 1, 3, 4, 5, 7].map((i) => rect(i * 52 + 28, -4, 30, 250, b)).join(''),
  contour: ({ a, b }) =>
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          `<path d="M${40 - i * 30} ${250 + i * 8}C${20 - i * 28} ${90 - i * 26} ${170 + i * 6} ${30 - i * 30} ${290 + i * 24} ${70 - i * 22}` +
          `S${380 + i * 36} ${330 + i * 30} ${250 + i * 10} ${390 + i * 34}S${70 - i * 36} ${410 + i * 10} ${40 - i * 30} ${250 + i * 8}` +
          `Z" fill="none" stroke="${i % 3 ? a : b}" stroke-width="${i % 3 ? 6 : 10}"/>`,
      )
      .join(''),
  kite: ({ a, b }) =>
    group('rotate(18 300 120)', path('M300 16L366 104L300 236L234 104Z', a) + path('M300 16L366 104H300ZM300 104V236L234 104Z', b)) +
    group('rotate(-14 70 170)', path('M70 90L112 146L70 232L28 146Z', b) + path('M70 90L112 146H70ZM70 146V232L28 146Z', a)) +
    stroke('M276 236Q250 300 290 350M76 232Q90 300 60 380', b, 5),
  arcs: ({ a, b }) =>
    [196, 164, 132].map((q, i) => `<circle cx="${X}" cy="226" r="${q}" fill="none" stroke="${i % 2 ? b : a}" stroke-width="15"/>`).join(''),
  keys: ({ r, a, b }) =>
    [0, 1, 2, 3]
      .map((y) =>
        [0, 1, 2, 3, 4]
          .map((x) => {
            const [q, z] = [20 + x * 90, 56 + y * 100]
            return (
              circle(q, z, 5, b) +
              (r() > 0.16
                ? `<circle cx="${q}" cy="${z + 18}" r="11" fill="none" stroke="${a}" stroke-width="6"/>` +
                  rect(q - 3, z + 28, 6, 34, a) +
                  rect(q, z + 46, 12, 6, a) +
                  rect(q, z + 56, 9, 6, a)
                : '')
            )
          })
          .join(''),
      )
      .join(''),
  waves: ({ a, b }) =>
    [0, 1, 2].map((i) => stroke(`M-20 ${318 + i * 46}${'q25 -26 50 0t50 0'.repeat(5)}`, i % 2 ? b : a, 15)).join('') +
    circle(X + 84, 132, 62, b),
  letter: ({ a, b }) =>
    group(
      'translate(12 12)',
      path(
        'M44 392V44H228A104 104 0 0 1 266 244L372 392H286L196 256H118V392ZM118 190H222A40 40 0 0 0 222 110H118Z',
        b,
        ' fill-rule="evenodd"',
      ),
    ) +
    path(
      'M44 392V44H228A104 104 0 0 1 266 244L372 392H286L196 256H118V392ZM118 190H222A40 40 0 0 0 222 110H118Z',
      a,
      ' fill-rule="evenodd"',
    ),
  fans: ({ a, b }) =>
    [
      [30, 420, 0.95],
      [372, 420, 0.95],
      [58, 190, 0.7],
      [346, 170, 0.7],
    ]
      .map(([x, y, s], j) =>
        Array.from({ length: 9 }, (_, i) =>
          group(`translate(${x} ${y}) rotate(${-168 + i * 19.5}) scale(${s})`, path('M0 0Q90 -24 180 0Q90 24 0 0Z', (i + j) % 2 ? a : b)),
        ).join(''),
      )
      .join(''),
  shelves: ({ r, a, b, d }) => {
    let s = ''
    for (let y = 0; y < 5; y++) {
      let x = -6
      while (x < 400) {
        const [w, h] = [14 + r() * 20, 58 + r() * 28]
        s += rect(x, 96 + y * 100 - h, w, h, r() > 0.6 ? b : a)
        if (r() > 0.5) s += rect(x, 96 + y * 100 - h + 12, w, 5, d)
        x += w + 3
      }
      s += rect(0, 96 + y * 100, 400, 8, d)
    }
    return s
  },
} satisfies Record<string, Figure>
