import { circle, rect, path } from '@green-room/contract/art/shapes'
import { ellipse, group, stroke } from './shapes.ts'
import type { Prop } from './drawing.ts'

/** Hangs from a ring, turned by some degrees. */
const key = (turn: number, length: number, ink: string): string =>
  group(
    `rotate(${turn} 82 420)`,
    circle(82, 440, 14, ink) + rect(77, 444, 10, length, ink) + rect(82, 426 + length, 18, 8, ink) + rect(82, 440 + length, 14, 8, ink),
  )

export const KEEPSAKES = {
  scope: ({ a, b, d }) => group('rotate(-32 320 420)', rect(246, 402, 84, 44, a) + rect(330, 396, 30, 56, b) + rect(224, 410, 24, 28, d)),
  pocket: ({ a, b, d }) =>
    stroke('M250 366q20 40 64 44', a, 6) +
    circle(330, 438, 42, a) +
    circle(330, 438, 31, b) +
    stroke('M330 416V438L346 448', d, 6) +
    rect(323, 382, 14, 16, a),
  sleeve: ({ a, b, d }) =>
    group('rotate(9 326 430)', circle(314, 430, 56, d) + rect(276, 372, 116, 116, a) + circle(334, 430, 38, b) + circle(334, 430, 12, a)),
  bunch: ({ a, b }) =>
    `<circle cx="82" cy="396" r="32" fill="none" stroke="${a}" stroke-width="9"/>` + key(-22, 60, a) + key(4, 74, b) + key(28, 58, a),
  pencil: ({ a, b, d }) =>
    group(
      'rotate(28 316 400)',
      rect(304, 300, 26, 170, a) + path('M304 300L317 262L330 300Z', b) + path('M312 278L317 262L322 278Z', d) + rect(304, 452, 26, 26, b),
    ),
  bee: ({ a, b, d }) =>
    group(
      'translate(322 396) rotate(-18)',
      ellipse(-6, -34, 17, 26, b) +
        ellipse(20, -32, 15, 24, b) +
        ellipse(0, 0, 46, 32, a) +
        path('M-18 -29h12v59h-12ZM8 -31h12v61h-12Z', d) +
        circle(-38, -4, 15, d),
    ),
  heron: ({ a, b, d }) =>
    group(
      'translate(-22 30)',
      stroke('M356 520Q376 470 340 440Q306 410 330 372', a, 24) +
        path('M300 520Q318 462 372 470Q410 480 412 520Z', a) +
        stroke('M336 352Q366 344 396 362', a, 7) +
        stroke('M346 450Q360 470 352 520', d, 6) +
        ellipse(328, 360, 27, 19, a) +
        path('M306 350L222 366L306 374Z', b) +
        circle(322, 356, 6, d),
    ),
  flask: ({ a, b, d }) =>
    path('M300 368h40v30q44 22 40 66a24 26 0 0 1 -24 26h-72a24 26 0 0 1 -24 -26q-4 -44 40 -66Z', a) +
    path('M266 452h108q4 38 -22 38h-64q-26 0 -22 -38Z', b) +
    rect(296, 340, 48, 24, d) +
    stroke('M344 350h34', d, 7) +
    circle(390, 350, 15, d),
  vane: ({ a, b, d }) =>
    rect(322, 330, 9, 170, d) +
    [0, 120, 240]
      .map((q) => group(`translate(326 334) rotate(${q + 20})`, rect(0, -3, 44, 7, d) + path('M44 -16a16 16 0 0 1 0 32Z', a)))
      .join('') +
    circle(326, 334, 10, b),
  pigeon: ({ a, b, d }) =>
    path('M256 428Q262 372 304 372Q316 336 346 344Q368 352 366 384Q366 450 306 470Q270 470 256 428Z', a) +
    path('M252 426Q300 396 330 424Q314 462 268 452L224 474Z', b) +
    path('M364 366L388 376L364 384Z', d) +
    circle(344, 366, 6, d),
  dog: ({ a, b, d }) =>
    path('M262 520V440Q262 384 322 384Q382 384 382 440V520Z', a) +
    path('M322 384Q382 384 382 440V520H322Z', b) +
    path('M270 398Q244 400 240 448Q250 474 270 462Q286 430 284 396ZM374 398Q400 400 404 448Q394 474 374 462Q358 430 360 396Z', d) +
    `<rect x="298" y="428" width="48" height="62" rx="24" fill="${d}"/>` +
    ellipse(322, 440, 15, 11, a) +
    circle(298, 420, 6, d) +
    circle(346, 420, 6, d),
  goose: ({ a, b, d }) =>
    path('M268 520Q262 446 300 430Q316 420 312 388Q306 342 338 340Q368 342 364 380Q358 414 362 446Q372 476 366 520Z', a) +
    path('M342 448Q396 452 400 520H320Q316 470 342 448Z', b) +
    path('M312 364L276 374Q282 384 314 384Z', d) +
    circle(330, 364, 6, b),
  fork: ({ a }) => group('rotate(14 326 420)', stroke('M310 316V372q0 22 16 22t16 -22V316M326 394V462', a, 9) + circle(326, 468, 9, a)),
  tray: ({ a, b, d }) =>
    path('M30 452a70 62 0 0 1 140 0Z', a) +
    path('M100 390a70 62 0 0 1 70 62h-70Z', b) +
    circle(100, 384, 10, d) +
    path('M14 452h172v15H14Z', d),
} satisfies Record<string, Prop>
