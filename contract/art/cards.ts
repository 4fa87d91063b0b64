import type { Palette } from './palettes.ts'
import { line, path, rect } from './shapes.ts'

export function cards(p: Palette, r: () => number): string {
  let s = rect(0, 0, 400, 500, p.bg)
  for (let y = -40; y < 540; y += 80)
    for (let x = -40; x < 440; x += 80) {
      const o = (y / 80) % 2 ? 40 : 0
      s += path(`M${x + o} ${y}l40 40l-40 40l-40 -40Z`, r() > 0.5 ? p.mid : p.bg)
    }
  const suit = (k: number, c: string) =>
    k === 0
      ? path('M0 -46C14 -24 40 -14 40 10A20 20 0 0 1 6 24Q8 40 18 46H-18Q-8 40 -6 24A20 20 0 0 1 -40 10C-40 -14 -14 -24 0 -46Z', c)
      : k === 1
        ? path('M0 -48L34 0L0 48L-34 0Z', c)
        : path('M0 44C-16 20 -44 6 -44 -16A22 22 0 0 1 0 -24A22 22 0 0 1 44 -16C44 6 16 20 0 44Z', c)
  ;[-17, 0, 17].forEach((a, i) => {
    s +=
      `<g transform="rotate(${a} 200 640)"><rect x="118" y="112" width="164" height="240" rx="16" fill="${i === 1 ? p.pop : p.light}"` +
      ` stroke="${p.deep}" stroke-width="5"/><g transform="translate(200 232)">${suit(i, i === 1 ? p.light : p.deep)}</g>` +
      `<g transform="translate(142 140) scale(.26)">${suit(i, i === 1 ? p.light : p.deep)}</g></g>`
  })
  s += path('M0 420q200 -46 400 0v80H0Z', p.deep) + line('M0 420q200 -46 400 0', p.pop, 8)
  return s
}
