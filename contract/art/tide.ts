import type { Palette } from './palettes.ts'
import { circle, line, rect } from './shapes.ts'

export function tide(p: Palette, r: () => number): string {
  let s = rect(0, 0, 400, 500, p.bg) + circle(200, 210, 132, p.pop)
  for (let i = 0; i < 5; i++) s += rect(40, 150 + i * 26, 320, 4 + i * 2.6, p.bg)
  const cols = [p.mid, p.light, p.deep]
  for (let row = 0; row < 6; row++) {
    const y = 300 + row * 44,
      o = row % 2 ? 50 : 0
    for (let x = -50; x <= 450; x += 100) {
      const c = cols[(row + (r() > 0.8 ? 1 : 0)) % 3]!,
        d = cols[(row + 1) % 3]!
      s +=
        circle(x + o, y + 30, 50, p.deep) + circle(x + o, y + 30, 45, c) + circle(x + o, y + 30, 31, d) + circle(x + o, y + 30, 17, p.pop)
    }
  }
  s += line('M84 88q14 -16 28 0q14 -16 28 0M270 62q11 -12 22 0q11 -12 22 0', p.deep, 5, ' stroke-linecap="round"')
  return s
}
