import { circle, rect, path } from '@green-room/contract/art/shapes'
import { group, stroke, X } from './shapes.ts'
import type { Figure } from './drawing.ts'

export const PATTERNS = {
  drapes: ({ a, b }) =>
    Array.from({ length: 10 }, (_, i) =>
      path(`M${i * 40} 0h40Q${i * 40 + 34} 250 ${i * 40 + 40} 500h-40Q${i * 40 - 6} 250 ${i * 40} 0Z`, i % 2 ? a : 'none'),
    ).join('') + [0, 1, 2, 3, 4].map((i) => stroke(`M${i * 80} 26a40 34 0 0 0 80 0`, b, 9)).join(''),
  board: ({ a }) =>
    Array.from({ length: 60 }, (_, i) =>
      (i + Math.floor(i / 6)) % 2 ? rect((i % 6) * 67 - 1, Math.floor(i / 6) * 67 - 18, 67, 67, a) : '',
    ).join(''),
  dome: ({ r, a, b }) =>
    circle(X, 214, 166, a) +
    Array.from({ length: 34 }, () => {
      const q = r() * 6.28,
        z = 96 + r() * 200
      return circle(X + z * Math.cos(q), 200 + z * Math.sin(q), 1.6 + r() * 3.4, b)
    }).join('') +
    `<ellipse cx="${X}" cy="196" rx="196" ry="58" fill="none" stroke="${b}" stroke-width="5" transform="rotate(-24 ${X} 196)"/>` +
    circle(40, 258, 17, b),
  clock: ({ a, b }) =>
    circle(X, 206, 168, b) +
    circle(X, 206, 152, a) +
    Array.from({ length: 12 }, (_, i) => group(`rotate(${i * 30} ${X} 206)`, rect(X - 6, 62, 12, i % 3 ? 18 : 30, b))).join(''),
  record: ({ a, b }) =>
    circle(X, 206, 172, a) +
    [158, 142, 126, 110].map((q) => `<circle cx="${X}" cy="206" r="${q}" fill="none" stroke="${b}" stroke-width="3"/>`).join(''),
  tins: ({ a, b, d }) =>
    Array.from({ length: 20 }, (_, i) => {
      const x = (i % 5) * 84 - 8,
        y = Math.floor(i / 5) * 104 + 14
      return (
        `<rect x="${x}" y="${y}" width="70" height="78" rx="9" fill="${a}"/>` + rect(x, y + 12, 70, 5, d) + rect(x + 14, y + 34, 42, 20, b)
      )
    }).join(''),
  grid: ({ a, b }) =>
    Array.from({ length: 63 }, (_, i) => {
      const x = (i % 7) * 58 - 2,
        y = Math.floor(i / 7) * 58 - 6
      return rect(x, y, 54, 54, [3, 8, 12, 17, 22, 24, 33, 38, 41, 46, 52, 57].includes(i) ? b : a)
    }).join(''),
  comb: ({ r, a, b }) =>
    Array.from({ length: 42 }, (_, i) => {
      const row = Math.floor(i / 6),
        x = (i % 6) * 84 - 20 + (row % 2) * 42,
        y = row * 73 + 4
      return path(`M${x} ${y - 42}l36.400 21v42l-36.400 21l-36.400 -21v-42Z`, r() > 0.78 ? b : a)
    }).join(''),
  peaks: ({ a, b }) =>
    path('M-20 420L96 190L150 270L260 96L430 420Z', a) +
    path('M96 190L63 256L92 246L112 262L128 237ZM260 96L206 182L236 174L262 196L290 168L306 184Z', b),
  scallop: ({ a, b }) =>
    Array.from({ length: 54 }, (_, i) => {
      const row = Math.floor(i / 6),
        x = (i % 6) * 80 + (row % 2) * 40 - 20,
        y = 20 + row * 54
      return circle(x, y, 40, b) + circle(x, y, 31, a)
    }).join(''),
  bricks: ({ a }) =>
    Array.from({ length: 60 }, (_, i) => {
      const row = Math.floor(i / 5)
      return rect((i % 5) * 96 - (row % 2) * 48, row * 42 + 3, 90, 36, a)
    }).join(''),
  awning: ({ a }) => Array.from({ length: 7 }, (_, i) => rect(i * 62, 0, 31, 500, a)).join(''),
  diamonds: ({ r, a, b }) =>
    Array.from({ length: 42 }, (_, i) => {
      const row = Math.floor(i / 6),
        x = (i % 6) * 80 + (row % 2) * 40,
        y = row * 70
      return path(`M${x} ${y - 35}l40 35l-40 35l-40 -35Z`, r() > 0.5 ? a : b)
    }).join(''),
  window: ({ a, b }) =>
    path('M52 500V190A148 148 0 0 1 348 190V500Z', a) +
    stroke(`M${X} 44V500M52 230H348`, b, 8) +
    stroke('M52 500V190A148 148 0 0 1 348 190V500', b, 10),
} satisfies Record<string, Figure>
