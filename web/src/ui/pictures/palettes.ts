import { autoArt, isPalette } from '@green-room/contract/art/motifs'
import { PALETTES, type Palette } from '@green-room/contract/art/palettes'
import type { CSSProperties } from 'react'

/** The palette that follows the theme: posters of empty, waiting and failed states, the room with the lights off. */
const HOUSE: Palette = {
  bg: 'var(--ground-deep)',
  deep: 'var(--line)',
  mid: 'var(--ground-ink)',
  light: 'var(--raised)',
  pop: 'var(--action)',
}

export const paletteOf = ({ slug, palette }: { slug: string; palette: string }): Palette =>
  palette === 'house' ? HOUSE : PALETTES[isPalette(palette) ? palette : autoArt(slug).palette]

/** The two inks of a striker strip. */
export const strike = (palette: Palette): CSSProperties => ({ '--pop': palette.pop, '--deep': palette.deep }) as CSSProperties
/** Colours of the solid band on which a room's name stands. */
export const inks = (palette: Palette): CSSProperties => ({ ...strike(palette), background: palette.deep, color: palette.light })
