import type { Palette } from './palettes.ts'
import { circle, line, path, rect, short } from './shapes.ts'

export function vinyl(p: Palette, r: () => number): string {
  let s = rect(0, 0, 400, 500, p.bg)
  for (let i = 0; i < 7; i++)
    s += line(`M0 ${short(30 + i * 22)}q100 ${short(-26 + i * 3)} 200 0t200 0`, i % 2 ? p.mid : p.light, 5, ' opacity=".85"')
  s += circle(200, 306, 168, p.deep)
  for (let i = 0; i < 8; i++)
    s += `<circle cx="200" cy="306" r="${short(154 - i * 12)}" fill="none" stroke="${p.mid}" stroke-width="1.6" opacity="${short(0.9 - r() * 0.5)}"/>`
  s +=
    path('M200 306L96 178a165 165 0 0 1 66 -36Z', p.light, ' opacity=".16"') +
    path('M200 306L304 434a165 165 0 0 1 -66 36Z', p.light, ' opacity=".16"')
  s += circle(200, 306, 58, p.pop) + path('M142 306a58 58 0 0 1 116 0Z', p.light) + circle(200, 306, 8, p.deep)
  s +=
    line('M352 120L338 292L276 352', p.light, 9, ' stroke-linecap="round" stroke-linejoin="round"') +
    circle(352, 116, 24, p.pop) +
    circle(352, 116, 9, p.deep) +
    `<g transform="rotate(45 276 352)">${rect(262, 338, 28, 40, p.light, ' rx="5"')}</g>`
  return s
}
