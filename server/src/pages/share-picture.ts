// The picture that stands beside a shared link: posters on a ground of their ink. Without words, so that it fits every language.
import { roomArt } from '@green-room/contract/art'
import { autoArt, isMotif, isPalette } from '@green-room/contract/art/motifs'
import { PALETTES, type Palette } from '@green-room/contract/art/palettes'
import type { Room } from '@green-room/contract/rooms'
import { openSharp } from '#server/platform/sharp.ts'

const KEPT_MAX = 60
const FAN = [
  { x: 250, y: 120, turn: -13, scale: 0.82 },
  { x: 950, y: 120, turn: 13, scale: 0.82 },
  { x: 415, y: 75, turn: -6.5, scale: 0.94 },
  { x: 785, y: 75, turn: 6.5, scale: 0.94 },
  { x: 600, y: 45, turn: 0, scale: 1.08 },
] as const

const inksOf = (room: Room): Palette => PALETTES[isPalette(room.palette) ? room.palette : autoArt(room.slug).palette]

export function poster(room: Room, scope = ''): string {
  return roomArt(`room-${room.slug}`, isMotif(room.motif) ? room.motif : autoArt(room.slug).motif, inksOf(room), scope)
}

const ofRoom = (room: Room): string => ground(inksOf(room), 315, placed(room, { x: 600, y: 48, turn: -4, scale: 1.04 }, inksOf(room).deep))

function ofLounge(rooms: readonly Room[]): string {
  const fan = FAN.flatMap((place, index) => (rooms[index] ? placed(rooms[index], place, PALETTES.bottle.deep) : []))
  return ground(PALETTES.bottle, 700, fan.join(''))
}

/** Rays from a point of the middle line, what lies on them, and a striker's edge below. */
function ground({ bg, mid, pop }: Palette, y: number, laid: string): string {
  const rays = Array.from({ length: 24 }, (_, index) => `<path d="M600 ${y}L650 -800H550Z" transform="rotate(${index * 15} 600 ${y})"/>`)
  return (
    `<rect width="1200" height="630" fill="${bg}"/><g fill="${mid}" opacity=".28">${rays.join('')}</g>` +
    `${laid}<rect y="618" width="1200" height="12" fill="${pop}"/>`
  )
}

/** A matchbook of 400 by 500: a dark edge, and the poster in it. `x` is its middle, `y` its top. */
function placed(room: Room, { x, y, turn, scale }: { x: number; y: number; turn: number; scale: number }, edge: string): string {
  const inner = poster(room, `share-${x}`).replace('<svg ', '<svg width="400" height="500" ')
  return (
    `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn} 0 250) translate(-200 0)">` +
    `<rect x="-6" y="4" width="424" height="516" rx="14" fill="${edge}" opacity=".45"/><rect x="-10" y="-10" width="420" height="520" rx="12"` +
    ` fill="${edge}"/>${inner}</g>`
  )
}

/** Draws what was asked for once; the same rooms give the same bytes. Null makes the picture of the whole lounge. */
export function createSharePictures(): (room: Room | null, rooms: readonly Room[]) => Promise<Buffer> {
  const made = new Map<string, Promise<Buffer>>()
  return (room, rooms) => {
    const drawing = room ? ofRoom(room) : ofLounge(rooms)
    const known = made.get(drawing)
    if (known) return known
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${drawing}</svg>`
    const bytes = openSharp().then((sharp) => sharp(Buffer.from(svg)).png({ palette: true, effort: 7 }).toBuffer())
    bytes.catch(() => made.delete(drawing))
    if (made.size >= KEPT_MAX) made.delete(made.keys().next().value!)
    made.set(drawing, bytes)
    return bytes
  }
}
