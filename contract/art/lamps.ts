import type { Palette } from './palettes.ts'
import { circle, line, path, rect, short } from './shapes.ts'

export function lamps(p: Palette, r: () => number): string {
  let s = rect(0, 0, 400, 500, p.bg)
  const xs = [92, 200, 312],
    ys = [150 + r() * 30, 92 + r() * 24, 176 + r() * 24]
  xs.forEach((x, i) => {
    const y = ys[i]!
    s += path(`M${x - 44} ${short(y)}L${x - 132} 420H${x + 132}L${x + 44} ${short(y)}Z`, p.light, ' opacity=".13"')
  })
  xs.forEach((x, i) => {
    const y = ys[i]!,
      c = [p.pop, p.light, p.mid][i]!
    s +=
      line(`M${x} 0V${short(y - 40)}`, p.deep, 4) +
      path(`M${x - 52} ${short(y)}a52 52 0 0 1 104 0Z`, c) +
      rect(x - 9, y - 62, 18, 16, p.deep) +
      circle(x, y + 3, 13, p.light)
  })
  s += rect(0, 408, 400, 92, p.deep) + rect(0, 408, 400, 10, p.pop)
  let x = 34
  while (x < 350) {
    const w = 16 + r() * 12,
      h = 46 + r() * 54,
      c = [p.mid, p.light, p.pop, p.deep][Math.floor(r() * 4)]!
    s += path(
      `M${short(x)} 408v${short(-h)}q0 -10 ${short(w * 0.3)} -14v-22h${short(w * 0.4)}v22q${short(w * 0.3)} 4 ${short(w * 0.3)} 14v${short(h)}Z`,
      c,
    )
    x += w + 12 + r() * 34
  }
  return s
}
