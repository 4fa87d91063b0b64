// Room art: flat "matchbook" posters, 1.5–9 KB of SVG each. A pure function: the same seed, motif and palette give the same string,
// so that server and browser draw alike and `/art/{slug}.svg` can be kept for ever.
import { cards } from './art/cards.ts'
import { chance, shortHash } from './art/chance.ts'
import { lamps } from './art/lamps.ts'
import { library } from './art/library.ts'
import type { Motif } from './art/motifs.ts'
import type { Palette } from './art/palettes.ts'
import { palms } from './art/palms.ts'
import { rooftop } from './art/rooftop.ts'
import { stage } from './art/stage.ts'
import { tea } from './art/tea.ts'
import { terrace } from './art/terrace.ts'
import { tide } from './art/tide.ts'
import { vinyl } from './art/vinyl.ts'

const DRAW: Record<Motif, (palette: Palette, next: () => number) => string> = {
  lamps,
  terrace,
  vinyl,
  cards,
  tide,
  palms,
  rooftop,
  stage,
  library,
  tea,
}

/**
 * The poster as an SVG element of 4:5.
 * @param seed what the small accidents of the drawing hang on: `room-` and the slug
 * @param scope makes the inner ids unique where one poster stands twice on a page
 */
export function roomArt(seed: string, motif: Motif, palette: Palette, scope = ''): string {
  const id = `a${shortHash(scope + seed + motif)}`
  const drawing = DRAW[motif](palette, chance(seed + motif))
    .replaceAll('id="w"', `id="${id}w"`)
    .replaceAll('url(#w)', `url(#${id}w)`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice"` +
    ` aria-hidden="true" focusable="false">${drawing}</svg>`
  )
}
