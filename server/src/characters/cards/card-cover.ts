import type { Card } from '@green-room/contract/characters'
import type { Db } from '#server/platform/database/database.ts'
import { openSharp } from '#server/platform/sharp.ts'
import { seePortrait } from '#server/portraits/choose-portrait.ts'

const SIDE = 400

/** The picture that carries a card: its portrait, else a plain surface in a colour of the name. */
export async function coverOf(db: Db, card: Card): Promise<Buffer> {
  const portrait = await seePortrait(db, card.data.extensions.green_room.slug)
  if (portrait) return portrait
  const hue = Array.from(card.data.name).reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % 360
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%"` +
    ` fill="hsl(${hue} 40% 35%)"/></svg>`
  const sharp = await openSharp()
  return sharp(Buffer.from(svg)).png().toBuffer()
}
