import { circle, rect, path } from '@green-room/contract/art/shapes'
import { stroke, X } from './shapes.ts'
import type { Garment } from './drawing.ts'

export const CLOTHES = {
  scarf: ({ a, d }) =>
    path(`M${X + 14} 344h50l14 140h-58Z`, d) +
    `<rect x="${X - 72}" y="312" width="144" height="56" rx="28" fill="${a}"/>` +
    stroke(`M${X - 50} 326Q${X} 356 ${X + 54} 330`, d, 5) +
    path(`M${X + 14} 352h48l10 112h-54Z`, a) +
    stroke(`M${X + 18} 412h52M${X + 19} 440h54`, d, 7),
  shawl: ({ w, a, d }) =>
    path(`M${X - w - 4} 440Q${X - w} 352 ${X - 46} 336L${X} 430L${X + 46} 336Q${X + w} 352 ${X + w + 4} 440L${X} 500Z`, a) +
    stroke(`M${X - w - 2} 440L${X} 496L${X + w + 2} 440`, d, 6) +
    circle(X, 428, 12, d),
  apron: ({ m, a, d }) =>
    path(`M${X - 62} 500V404H${X + 62}V500Z`, a) +
    stroke(`M${X - 58} 406L${X - 34} 334M${X + 58} 406L${X + 34} 334`, a, 11) +
    path(`M${X - 34} 330Q${X} 384 ${X + 34} 330Z`, d) +
    path(`M${X - 34} 446h68v40h-68Z`, m),
  zip: ({ a, d }) =>
    path(`M${X - 48} 316L${X - 60} 368L${X} 384L${X + 60} 368L${X + 48} 316Q${X} 356 ${X - 48} 316Z`, a) +
    stroke(`M${X} 384V500`, a, 7) +
    rect(X - 6, 398, 12, 26, d),
  plain: ({ d }) => path(`M${X - 46} 338Q${X} 392 ${X + 46} 338L${X + 34} 330H${X - 34}Z`, d),
  tape: ({ a, d }) =>
    path(`M${X - 46} 338Q${X} 392 ${X + 46} 338L${X + 34} 330H${X - 34}Z`, d) +
    stroke(`M${X - 56} 344Q${X - 74} 430 ${X - 62} 500M${X + 56} 344Q${X + 76} 430 ${X + 66} 500`, a, 22) +
    [380, 408, 436, 464].map((y) => stroke(`M${X - 74} ${y}h12M${X + 76} ${y}h-12`, d, 5)).join(''),
  kerchief: ({ m, a, d }) =>
    path(`M${X - 54} 346L${X} 500L${X + 54} 346L${X + 34} 330H${X - 34}Z`, d) +
    stroke(`M${X - 56} 348L${X} 500L${X + 56} 348`, m, 6) +
    path(`M${X - 44} 326Q${X} 356 ${X + 44} 326L${X + 40} 352Q${X + 10} 372 ${X} 372Q${X - 10} 372 ${X - 40} 352Z`, a) +
    path(`M${X - 4} 368l-30 44l26 -6l10 22l12 -22l24 8l-24 -46Z`, a),
  vest: ({ a, d }) =>
    path(`M${X - 40} 336L${X} 440L${X + 40} 336Z`, a) +
    stroke(`M${X - 42} 336L${X} 444L${X + 42} 336`, d, 6) +
    [462, 490].map((y) => circle(X, y, 6, d)).join('') +
    path(`M${X - 34} 326L${X - 56} 344L${X - 22} 380L${X} 356Z`, a) +
    path(`M${X + 34} 326L${X + 56} 344L${X + 22} 380L${X} 356Z`, a),
} satisfies Record<string, Garment>
