import type { Palette } from './palettes.ts'
import { line, path, rect, short } from './shapes.ts'

export function stage(p: Palette, r: () => number): string {
  let s =
    rect(0, 0, 400, 500, p.deep) +
    path('M150 0L60 430H340L250 0Z', p.light, ' opacity=".2"') +
    path('M176 0L120 430H280L224 0Z', p.light, ' opacity=".2"')
  s += `<ellipse cx="200" cy="430" rx="142" ry="26" fill="${p.light}" opacity=".9"/>`
  s +=
    rect(196, 210, 8, 214, p.deep) +
    line('M164 432H236', p.deep, 8, ' stroke-linecap="round"') +
    `<g transform="rotate(24 200 196)">${rect(182, 150, 36, 62, p.pop, ' rx="18"')}${line('M182 176H218M182 188H218', p.deep, 4)}</g>`
  const fold = (sx: number) => {
    let t = ''
    for (let i = 0; i < 4; i++) {
      const x0 = i * 32,
        c = i % 2 ? p.mid : p.bg
      t += path(
        `M${x0} 0H${x0 + 34}Q${short(x0 + 20 - i * 9 + r() * 6)} 260 ${short(x0 * 0.8 + 18)} 500H${short(x0 * 0.8 - 16)}Q${short(x0 - 6)} 260 ${x0} 0Z`,
        c,
      )
    }
    return `<g transform="${sx < 0 ? 'translate(400 0) scale(-1 1)' : ''}">${t}</g>`
  }
  s += fold(1) + fold(-1)
  for (let i = 0; i < 5; i++)
    s += path(`M${i * 80} 0h80v44a40 40 0 0 1 -80 0Z`, i % 2 ? p.bg : p.mid) + line(`M${i * 80} 44a40 40 0 0 0 80 0`, p.pop, 6)
  s += rect(0, 0, 400, 16, p.pop)
  return s
}
