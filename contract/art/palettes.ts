/** Five flat inks; `deep` carries `light` text at 7:1 or more, which a test checks. */
export type Palette = { bg: string; deep: string; mid: string; light: string; pop: string }

export const PALETTES = {
  bottle: { bg: '#1f5a4a', deep: '#0d2b24', mid: '#3c8a6e', light: '#f3e3c3', pop: '#f29a8e' },
  oxblood: { bg: '#7a2433', deep: '#35101a', mid: '#a8434a', light: '#f6d9c4', pop: '#f0b048' },
  midnight: { bg: '#23365f', deep: '#101a33', mid: '#41609c', light: '#e6ebf2', pop: '#f4c95d' },
  apricot: { bg: '#e58a4e', deep: '#4a1f14', mid: '#c8603a', light: '#fbe6c6', pop: '#f7d06b' },
  plum: { bg: '#593063', deep: '#26132d', mid: '#8a518f', light: '#f5dbe4', pop: '#f2a7b5' },
  lagoon: { bg: '#1e7a84', deep: '#0b3038', mid: '#3fa3a1', light: '#f6ecd2', pop: '#f58a62' },
  blush: { bg: '#eeb0a6', deep: '#53202b', mid: '#d77c7a', light: '#fdebdc', pop: '#b23a48' },
  brass: { bg: '#c9982f', deep: '#3a2708', mid: '#9c6f1b', light: '#fbeecb', pop: '#245a4d' },
} as const satisfies Record<string, Palette>
export type PaletteName = keyof typeof PALETTES
export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[]
