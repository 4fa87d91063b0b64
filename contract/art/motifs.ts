import { chance } from './chance.ts'
import { PALETTE_NAMES, PALETTES, type PaletteName } from './palettes.ts'

/** What a poster can show. The drawings themselves stand in art.ts, which is bigger. */
export const MOTIFS = ['lamps', 'terrace', 'vinyl', 'cards', 'tide', 'palms', 'rooftop', 'stage', 'library', 'tea'] as const
export type Motif = (typeof MOTIFS)[number]

export const isMotif = (name: string): name is Motif => MOTIFS.some((motif) => motif === name)
export const isPalette = (name: string): name is PaletteName => Object.hasOwn(PALETTES, name)

/** Motif and palette of a room that names none. */
export function autoArt(slug: string): { motif: Motif; palette: PaletteName } {
  const next = chance(slug)
  return { motif: MOTIFS[Math.floor(next() * MOTIFS.length)]!, palette: PALETTE_NAMES[Math.floor(next() * PALETTE_NAMES.length)]! }
}
