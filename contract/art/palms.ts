import type { Palette } from './palettes.ts'
import { circle, line, path, rect, short } from './shapes.ts'

export function palms(p: Palette, r: () => number): string {
  let s = rect(0, 0, 400, 500, p.bg) + circle(244, 176, 104, p.pop)
  for (let i = 0; i < 9; i++) s += rect(i * 50 - 2, 0, 4, 500, p.light, ' opacity=".16"')
  s += line('M0 250A200 200 0 0 1 400 250', p.light, 4, ' opacity=".3"')
  const fan = (x: number, y: number, len: number, k: number, c: string, c2: string) => {
    let t = ''
    for (let i = 0; i < k; i++) {
      const a = -90 - 78 + (156 / (k - 1)) * i,
        l = len * (0.8 + r() * 0.24)
      t +=
        `<g transform="translate(${x} ${y}) rotate(${short(a)})">` +
        `${path(`M0 0Q${short(l * 0.5)} ${short(-l * 0.1)} ${short(l)} 0Q${short(l * 0.5)} ${short(l * 0.1)} 0 0Z`, i % 2 ? c : c2)}</g>`
    }
    return t
  }
  s += fan(92, 452, 270, 9, p.mid, p.deep) + fan(330, 470, 230, 9, p.deep, p.mid) + fan(206, 446, 168, 11, p.light, p.mid)
  s += rect(0, 452, 400, 48, p.deep) + path('M150 500l10 -62h90l10 62Z', p.pop) + rect(152, 428, 106, 16, p.light)
  return s
}
