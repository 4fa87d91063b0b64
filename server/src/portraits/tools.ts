import { circle, rect, path } from '@green-room/contract/art/shapes'
import { ellipse, group, stroke } from './shapes.ts'
import type { Prop } from './drawing.ts'

export const TOOLS = {
  lantern: ({ a, b, d }) =>
    stroke('M52 372a26 30 0 0 1 52 0', d, 6) +
    path('M46 378h64l8 18H38Z', d) +
    rect(46, 396, 64, 66, a) +
    circle(78, 430, 20, b) +
    path('M38 462h80v18H38Z', d) +
    rect(74, 396, 8, 66, d),
  spoon: ({ a }) => group('translate(10 34) rotate(14 330 400)', ellipse(330, 236, 27, 38, a) + rect(323, 266, 14, 240, a)),
  umbrella: ({ a, b, d }) =>
    group(
      'rotate(-12 326 420)',
      stroke('M326 300V470q0 22 -20 22t-20 -20', d, 9) +
        path('M232 392Q240 306 326 300Q412 306 420 392Q396 374 374 392Q350 374 326 392Q302 374 278 392Q256 374 232 392Z', a) +
        path('M326 300Q350 330 374 392Q396 374 420 392Q412 306 326 300Z', b),
    ),
  spanner: ({ a }) =>
    group('rotate(20 324 420)', rect(313, 350, 24, 150, a) + path('M292 296L312 322H338L358 296Q378 336 338 364H312Q272 336 292 296Z', a)),
  die: ({ a, b, d }) =>
    group(
      'rotate(-10 324 430)',
      path('M324 380L376 404V462L324 490L272 462V404Z', a) +
        path('M324 430L376 404V462L324 490Z', b) +
        ellipse(324, 405, 11, 6, d) +
        circle(290, 434, 6, d) +
        circle(308, 464, 6, d) +
        circle(350, 436, 6, d) +
        circle(350, 464, 6, d),
    ),
  packet: ({ a, b, d }) =>
    group(
      'rotate(8 324 430)',
      rect(280, 372, 92, 124, a) +
        path('M280 372h92l-46 34Z', b) +
        stroke('M326 472V430M326 446q-20 -2 -22 -20q20 0 22 20M326 438q16 -4 18 -20q-18 2 -18 20', d, 6),
    ),
  scissors: ({ a, b, d }) =>
    group(
      'rotate(16 322 400)',
      stroke('M306 300L340 432M342 300L308 432', a, 13) +
        (`<circle cx="298" cy="452" r="22" fill="none" stroke="${b}" stroke-width="11"/><circle ` +
          `cx="350" cy="452" r="22" fill="none" stroke="${b}" stroke-width="11"/>`) +
        circle(324, 378, 7, d),
    ),
  rule: ({ a, b, d }) =>
    stroke('M326 340L288 470M326 340L372 470', a, 12) +
    circle(326, 338, 15, b) +
    stroke('M306 428Q330 440 356 424', a, 6) +
    path('M288 470l-6 26l14 -22ZM372 470l8 24l-16 -20Z', d),
  bell: ({ a, b, d }) =>
    circle(322, 394, 9, d) +
    path('M270 450a52 48 0 0 1 104 0Z', a) +
    path('M322 402a52 48 0 0 1 52 48h-52Z', b) +
    path('M258 450h128v18H258Z', d),
  mic: ({ a, d }) =>
    group(
      'rotate(22 330 400)',
      Array.from({ length: 16 }, (_, i) => group(`translate(330 330) rotate(${i * 22.5})`, path('M-12 0L0 -58L12 0Z', a))).join('') +
        ellipse(330, 330, 36, 42, a) +
        rect(320, 366, 20, 120, d),
    ),
  brush: ({ a, b, d }) =>
    group(
      'rotate(24 320 380)',
      rect(312, 286, 16, 200, d) + rect(308, 262, 24, 34, b) + path('M306 264Q304 220 320 196Q336 220 334 264Z', a),
    ),
  ladle: ({ a, d }) =>
    group('rotate(-14 76 400)', rect(70, 300, 12, 190, a) + path('M40 262h72a36 40 0 0 1 -72 0Z', a) + ellipse(76, 262, 36, 10, d)),
  can: ({ a, b }) =>
    path('M262 396h90v94h-90Z', a) +
    path('M307 396h45v94h-45Z', b) +
    stroke('M262 456L214 408M352 412q40 6 34 62', a, 12) +
    path('M196 404l28 -20l14 22Z', a) +
    stroke('M276 396q32 -44 62 0', a, 9),
  jackdaw: ({ a, b, d }) =>
    group(
      'translate(10 8)',
      stroke('M330 446V478M352 446V478M318 478H366', b, 6) +
        path('M292 330Q278 292 304 276Q338 262 356 296Q386 336 384 400L396 470L372 462L358 436Q300 430 296 372Q296 348 292 330Z', a) +
        path('M318 272Q350 276 360 312Q344 334 316 322Q330 298 318 272Z', b) +
        path('M340 340Q384 356 396 470Q372 452 352 424Q332 392 340 340Z', d) +
        path('M292 292L248 306L290 318Z', b) +
        circle(306, 298, 9, b) +
        circle(304, 298, 4.5, d),
    ),
  cards: ({ a, b, d }) =>
    [-20, 0, 20]
      .map((q, i) =>
        group(
          `rotate(${q} 322 520)`,
          `<rect x="286" y="366" width="72" height="108" rx="9" fill="${a}" stroke="${d}" stroke-width="5"/>` +
            (i === 1 ? path('M322 392l18 26l-18 26l-18 -26Z', b) : circle(300, 384, 6, b)),
        ),
      )
      .join(''),
  rook: ({ a, b }) =>
    path('M278 490V470H292L300 410H288V376H304V390H314V376H332V390H342V376H358V410H346L354 470H368V490Z', a) +
    path('M323 410H346L354 470H368V490H323Z', b),
} satisfies Record<string, Prop>
