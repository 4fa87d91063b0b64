import type { Palette } from './palettes.ts'
import { circle, line, rect } from './shapes.ts'

export function rooftop(p: Palette, r: () => number): string {
  let s = rect(0, 0, 400, 500, p.bg) + circle(282, 128, 70, p.pop) + circle(312, 110, 62, p.bg)
  for (let i = 0; i < 22; i++) s += circle(r() * 400, r() * 240, 1.2 + r() * 1.8, p.light)
  let x = -10
  while (x < 400) {
    const w = 40 + r() * 40,
      h = 130 + r() * 130
    s += rect(x, 430 - h, w, h + 80, p.mid)
    x += w - 2
  }
  x = -20
  while (x < 400) {
    const w = 58 + r() * 44,
      h = 70 + r() * 120
    s += rect(x, 440 - h, w, h + 70, p.deep)
    for (let yy = 440 - h + 14; yy < 424; yy += 22)
      for (let xx = x + 10; xx < x + w - 12; xx += 18)
        if (r() > 0.48) s += rect(xx, yy, 9, 12, r() > 0.75 ? p.pop : p.light, ` opacity="${r() > 0.4 ? '.95' : '.5'}"`)
    x += w + 2
  }
  s += rect(0, 430, 400, 70, p.deep) + line('M0 396Q100 440 200 402T400 394', p.deep, 3)
  for (let i = 0; i <= 8; i++) {
    const t = i / 8,
      yy = 396 + Math.sin(t * Math.PI * 2) * 16 + 12
    s += circle(t * 400, yy, 6.5, i % 2 ? p.pop : p.light)
  }
  s += rect(0, 446, 400, 8, p.pop)
  return s
}
