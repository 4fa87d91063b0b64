import type { Palette } from './palettes.ts'
import { circle, line, path, rect, short } from './shapes.ts'

export function library(p: Palette, r: () => number): string {
  let s = rect(0, 0, 400, 500, p.deep)
  const cols = [p.bg, p.mid, p.light, p.pop, p.mid]
  for (let row = 0; row < 4; row++) {
    const base = 118 + row * 118
    let x = 14
    while (x < 384) {
      const w = 13 + r() * 20,
        h = 62 + r() * 34,
        c = cols[Math.floor(r() * cols.length)]!
      if (x + w > 388) break
      if (r() > 0.9) {
        s += `<g transform="rotate(-14 ${short(x)} ${base})">${rect(x + 8, base - h, w, h, c)}</g>`
        x += w + 26
        continue
      }
      s += rect(x, base - h, w, h, c)
      if (r() > 0.45) s += rect(x, base - h + 12, w, 5, p.deep) + rect(x, base - 22, w, 4, p.deep)
      x += w + 2.5
      if (r() > 0.93) x += 30
    }
    s += rect(0, base, 400, 11, p.pop, ' opacity=".9"')
  }
  s +=
    circle(292, 250, 92, p.light, ' opacity=".16"') +
    circle(292, 250, 58, p.light, ' opacity=".24"') +
    line('M292 500V236', p.light, 7) +
    path('M246 262L268 196H316L338 262Z', p.light) +
    rect(262, 486, 60, 14, p.light)
  s += line('M66 500L128 0M118 500L180 0', p.bg, 8)
  for (let y = 40; y < 500; y += 52) s += line(`M${short(66 + (500 - y) * 0.124)} ${y}h52`, p.bg, 7)
  return s
}
