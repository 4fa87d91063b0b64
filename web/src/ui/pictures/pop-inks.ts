import { PALETTES } from '@green-room/contract/art/palettes'
import type { CSSProperties } from 'react'
import { paletteOf } from './palettes.ts'

/** A button on that band. Two palettes have a dark pop. */
export function popInks(of: { slug: string; palette: string }): CSSProperties {
  const { pop, deep, light } = paletteOf(of)
  return { background: pop, color: pop === PALETTES.blush.pop || pop === PALETTES.brass.pop ? light : deep }
}
