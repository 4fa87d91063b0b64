import type { ArtOf } from '#web/ui/pictures/art.tsx'

/** The posters of the landing page: the lounge's own signs, whatever rooms an operator keeps. */
export const WALL = {
  terrace: { slug: 'night-terrace', motif: 'terrace', palette: 'oxblood' },
  records: { slug: 'record-room', motif: 'vinyl', palette: 'midnight' },
  tea: { slug: 'tea-room', motif: 'tea', palette: 'oxblood' },
} as const satisfies Record<string, ArtOf>
