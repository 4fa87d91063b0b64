import type { Palette } from './palettes.ts'
import { circle, line, path, rect } from './shapes.ts'

export function terrace(p: Palette, r: () => number): string {
  const mx = 150 + r() * 100
  let s =
    rect(0, 0, 400, 500, p.deep) +
    `<clipPath id="w"><path d="M56 460V190a144 144 0 0 1 288 0v270Z"/></clipPath><g clip-path="url(#w)">` +
    rect(0, 0, 400, 500, p.bg)
  for (let i = 0; i < 16; i++) s += circle(60 + r() * 280, 50 + r() * 180, 1.4 + r() * 2, p.light)
  s += circle(mx, 172, 66, p.pop) + circle(mx, 172, 92, p.pop, ' opacity=".22"')
  s += path('M0 330q70 -84 150 -26t130 -22q60 -30 140 26v192H0Z', p.mid) + path('M0 388q90 -70 190 -18t230 -20v150H0Z', p.deep)
  s += '</g>' + line('M56 460V190a144 144 0 0 1 288 0v270', p.light, 8) + line('M200 46V460M56 250H344', p.light, 4)
  for (let x = 20; x <= 380; x += 24) s += rect(x, 404, 6, 62, p.pop)
  s += rect(0, 396, 400, 12, p.pop) + rect(0, 462, 400, 38, p.mid)
  return s
}
