import type { Palette } from './palettes.ts'
import { circle, line, path, rect } from './shapes.ts'

export function tea(p: Palette, r: () => number): string {
  let s = rect(0, 0, 400, 500, p.bg)
  for (let y = 0; y < 400; y += 50)
    for (let x = 0; x < 400; x += 50) {
      const k = Math.floor(r() * 4)
      if (k === 3) continue
      s += `<g transform="translate(${x} ${y}) rotate(${k * 90} 25 25)">${path('M0 0H50A50 50 0 0 1 0 50Z', r() > 0.7 ? p.light : p.mid, ' opacity=".55"')}</g>`
    }
  s += circle(200, 226, 142, p.deep)
  ;[-34, 0, 34].forEach((o, i) => {
    s += line(`M${200 + o} 222q-26 -34 0 -64t0 ${i === 1 ? -66 : -52}`, p.light, 9, ' stroke-linecap="round"')
  })
  s +=
    rect(0, 388, 400, 112, p.deep) +
    rect(0, 388, 400, 8, p.pop) +
    `<ellipse cx="200" cy="392" rx="136" ry="17" fill="${p.light}"/>` +
    line('M286 268q62 -8 58 42t-86 46', p.pop, 18) +
    path('M104 246H296Q296 376 232 384H168Q104 376 104 246Z', p.pop) +
    `<ellipse cx="200" cy="247" rx="96" ry="16" fill="${p.light}"/><ellipse cx="200" cy="249" rx="80" ry="10" fill="${p.mid}"/>` +
    path('M121 302Q200 334 279 302L275 320Q200 352 125 320Z', p.light)
  return s
}
