import type { ArtOf } from '#web/ui/art.tsx'

/** The posters of the landing page: the lounge's own signs, whatever rooms an operator keeps. */
export const WALL = {
  bar: { slug: 'back-bar', motif: 'lamps', palette: 'bottle' },
  terrace: { slug: 'night-terrace', motif: 'terrace', palette: 'oxblood' },
  boathouse: { slug: 'boathouse', motif: 'tide', palette: 'plum' },
  garden: { slug: 'winter-garden', motif: 'palms', palette: 'lagoon' },
  rooftop: { slug: 'rooftop', motif: 'rooftop', palette: 'blush' },
  stage: { slug: 'small-stage', motif: 'stage', palette: 'brass' },
  records: { slug: 'record-room', motif: 'vinyl', palette: 'midnight' },
  tea: { slug: 'tea-room', motif: 'tea', palette: 'oxblood' },
} as const satisfies Record<string, ArtOf>
