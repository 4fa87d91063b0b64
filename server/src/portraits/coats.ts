import { circle, rect, path } from '@green-room/contract/art/shapes'
import { stroke, X } from './shapes.ts'
import type { Garment } from './drawing.ts'

export const COATS = {
  coat: ({ m, s, a, d }) =>
    path(`M${X - 36} 336L${X} 420L${X + 36} 336Z`, a) +
    path(`M${X - 8} 356h16l9 70l-17 26l-17 -26Z`, d) +
    path(`M${X - 38} 328L${X - 78} 372L${X - 52} 392L${X - 66} 408L${X} 500V424Z`, m) +
    path(`M${X + 38} 328L${X + 78} 372L${X + 52} 392L${X + 66} 408L${X} 500V424Z`, s) +
    stroke(
      `M${X - 38} 330L${X - 78} 372L${X - 52} 392L${X - 66} 408L${X - 6} 496M${X + 38} 330` +
        `L${X + 78} 372L${X + 52} 392L${X + 66} 408L${X + 6} 496`,
      d,
      4,
    ),
  porter: ({ w, m, a }) =>
    rect(X - 42, 318, 84, 38, m) +
    stroke(`M${X - 42} 322V354M${X + 42} 322V354M${X - 40} 355H${X + 40}`, a, 6) +
    [380, 416, 452, 488].map((y, i) => circle(X - 46 + i * 4, y, 9, a) + circle(X + 46 - i * 4, y, 9, a)).join('') +
    path(`M${X - w - 4} 400Q${X - w + 2} 362 ${X - w + 66} 354L${X - w + 60} 378Q${X - w + 22} 380 ${X - w + 18} 412Z`, a) +
    path(`M${X + w + 4} 400Q${X + w - 2} 362 ${X + w - 66} 354L${X + w - 60} 378Q${X + w - 22} 380 ${X + w - 18} 412Z`, a),
  turtle: ({ m, s, a }) =>
    `<rect x="${X - 44}" y="300" width="88" height="54" rx="16" fill="${m}"/>` +
    path(`M${X} 300h28q16 0 16 16v22q0 16 -16 16h-28Z`, s) +
    stroke(`M${X - 42} 328H${X + 42}`, a, 4),
  sailor: ({ a, d, k }) =>
    `<g clip-path="url(#${k})">${[378, 412, 446, 480].map((y) => stroke(`M0 ${y}Q${X} ${y + 22} 400 ${y}`, a, 13)).join('')}</g>` +
    path(`M${X - 46} 338Q${X} 380 ${X + 46} 338L${X + 34} 330Q${X} 362 ${X - 34} 330Z`, d),
  overalls: ({ a, d }) =>
    path(`M${X - 74} 500V420H${X + 74}V500Z`, a) +
    path(`M${X - 96} 356L${X - 66} 350L${X - 48} 424H${X - 74}Z`, a) +
    path(`M${X + 96} 356L${X + 66} 350L${X + 48} 424H${X + 74}Z`, a) +
    circle(X - 60, 430, 9, d) +
    circle(X + 60, 430, 9, d) +
    stroke(`M${X - 36} 462H${X + 36}`, d, 5) +
    path(`M${X - 42} 336Q${X} 376 ${X + 42} 336L${X + 30} 328H${X - 30}Z`, d),
  collar: ({ a, d }) =>
    path(`M${X - 34} 326L${X - 66} 352L${X - 30} 398L${X} 364Z`, a) +
    path(`M${X + 34} 326L${X + 66} 352L${X + 30} 398L${X} 364Z`, a) +
    stroke(`M${X} 366V500`, d, 4) +
    [404, 446, 486].map((y) => circle(X, y, 7, d)).join(''),
  bow: ({ m, a, d }) =>
    path(`M${X - 54} 346L${X} 500L${X + 54} 346L${X + 34} 330H${X - 34}Z`, a) +
    path(`M${X - 68} 344L${X - 22} 500H${X - 96}L${X - 104} 420Z`, d) +
    path(`M${X + 68} 344L${X + 22} 500H${X + 96}L${X + 104} 420Z`, d) +
    path(`M${X} 358L${X - 46} 334V386Z`, d) +
    path(`M${X} 358L${X + 46} 334V386Z`, d) +
    circle(X, 359, 11, m) +
    circle(X, 424, 6, d) +
    circle(X, 462, 6, d),
} satisfies Record<string, Garment>
