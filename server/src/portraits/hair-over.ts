import { path } from '@green-room/contract/art/shapes'
import { stroke, ring, X } from './shapes.ts'
import { capTop, type Hair, type Head } from './drawing.ts'

const side = ({ h, a: c }: { h: Head; a: string }): string =>
  path(`${capTop(h, 7, 196)}Q${X + h.w + 2} 152 ${X - 18} ${h.t + 26}Q${X - h.w + 6} 158 ${X - h.w - 7} 192Z`, c)

export const HAIR_OVER = {
  fringe: ({ h, a: c }) => path(`${capTop(h, 7, 196)}L${X + h.w - 12} 180H${X - h.w + 12}L${X - h.w - 7} 196Z`, c),
  high: ({ h, a: c }) =>
    path(`${capTop(h, 6, 184)}Q${X + h.w - 8} ${h.t + 34} ${X} ${h.t + 34}Q${X - h.w + 8} ${h.t + 34} ${X - h.w - 6} 184Z`, c),
  side,
  sweep: ({ h, a: c }) =>
    path(
      `M${X - h.w - 8} 192Q${X - h.w - 30} ${h.t + 6} ${X - 20} ${h.t - 22}Q${X + 70} ${h.t - 40} ${X + h.w + 14} ${h.t + 40}` +
        `Q${X + h.w + 18} 170 ${X + h.w + 6} 200Q${X + h.w - 4} 160 ${X + 30} ${h.t + 40}` +
        `Q${X - 30} ${h.t + 70} ${X - h.w + 4} 160Z`,
      c,
    ),
  part: ({ h, a: c }) => path(`${capTop(h, 8, 222)}Q${X + h.w} 160 ${X} ${h.t + 12}Q${X - h.w} 160 ${X - h.w - 8} 222Z`, c),
  crop: ({ h, a: c }) => path(`${capTop(h, 5, 190)}L${X + h.w - 10} 160H${X - h.w + 10}L${X - h.w - 5} 190Z`, c),
  flat: ({ h, a: c }) =>
    path(
      `M${X - h.w - 6} 190V${h.t - 14}Q${X - h.w - 6} ${h.t - 26} ${X - h.w + 8} ${h.t - 26}` +
        `H${X + h.w - 8}Q${X + h.w + 6} ${h.t - 26} ${X + h.w + 6} ${h.t - 14}V190` +
        `L${X + h.w - 10} 156H${X - h.w + 10}Z`,
      c,
    ),
  spikes: ({ h, a: c }) =>
    path(
      `M${X - h.w - 8} 200L${X - h.w - 24} 150L${X - h.w + 2} 156L${X - h.w - 12} 108` +
        `L${X - 28} 124L${X - 26} 76L${X + 10} 112L${X + 44} 72L${X + 46} 116L${X + h.w + 22} 100` +
        `L${X + h.w + 2} 146L${X + h.w + 28} 154L${X + h.w + 6} 200L${X + h.w - 14} 168` +
        `L${X + 24} 180L${X + 4} 158L${X - 22} 182L${X - h.w + 22} 164Z`,
      c,
    ),
  mop: ({ h, a: c }) =>
    ring(
      [
        [X - h.w + 4, 168, 26],
        [X - 44, 136, 32],
        [X, 120, 36],
        [X + 44, 134, 32],
        [X + h.w - 2, 166, 26],
        [X - 22, 158, 24],
        [X + 20, 156, 22],
      ],
      c,
    ),
  thin: ({ h, a: c }) =>
    stroke(
      `M${X - 46} ${h.t + 26}Q${X} ${h.t - 6} ${X + 50} ${h.t + 30}M${X - 38} ${h.t + 40}Q${X} ${h.t + 12} ${X + 44} ${h.t + 42}`,
      c,
      7,
    ),
  streak: ({ h, a: c, b: d }) =>
    side({ h, a: c }) +
    path(
      `M${X - 18} ${h.t + 26}Q${X + 30} ${h.t + 44} ${X + h.w - 4} 178L${X + h.w + 7} 190` +
        `V164Q${X + 40} ${h.t + 20} ${X - 4} ${h.t + 6}Z`,
      d,
    ),
} satisfies Record<string, Hair>
