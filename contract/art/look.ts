// What a character looks like: parts and inks by their names, so that a look can be chosen from lists. Drawn by server/src/portraits.
import * as z from 'zod/mini'
import { PALETTE_NAMES } from './palettes.ts'

export const INKS = ['bg', 'deep', 'mid', 'light', 'pop'] as const
export type Ink = (typeof INKS)[number]

export const PARTS = {
  head: ['oval', 'round', 'square', 'long', 'heart', 'pear'],
  nose: ['straight', 'round', 'long', 'snub', 'bold'],
  eyes: ['dot', 'lid', 'closed', 'happy', 'wide', 'line'],
  brows: ['flat', 'up', 'down', 'arch', 'worry'],
  mouth: ['none', 'line', 'smile', 'smirk', 'grin', 'o'],
  beard: ['full', 'short', 'goatee', 'walrus', 'curl', 'brush'],
  glasses: ['round', 'square', 'cat', 'half'],
  hairBehind: ['long', 'bob', 'wedge', 'afro', 'locks', 'curls', 'bun', 'topknot', 'lowbun', 'braid', 'tail', 'shag', 'tufts'],
  hairOver: ['fringe', 'high', 'side', 'sweep', 'part', 'crop', 'flat', 'spikes', 'mop', 'thin', 'streak'],
  // prettier-ignore
  hat: [
    'peak', 'rail', 'pillbox', 'flatcap', 'beanie', 'top', 'brim', 'beret',
    'scarf', 'cycle', 'toque', 'wool', 'phones', 'flower', 'hood', 'comb',
  ],
  // prettier-ignore
  garment: [
    'coat', 'porter', 'turtle', 'sailor', 'overalls', 'collar', 'bow', 'scarf',
    'shawl', 'apron', 'zip', 'plain', 'tape', 'kerchief', 'vest',
  ],
  // prettier-ignore
  figure: [
    'none', 'disc', 'moon', 'rays', 'signal', 'piano', 'contour', 'kite', 'arcs', 'keys', 'waves', 'letter', 'fans', 'shelves',
    'drapes', 'board', 'dome', 'clock', 'record', 'tins', 'grid', 'comb', 'peaks', 'scallop', 'bricks', 'awning', 'diamonds', 'window',
  ],
  // prettier-ignore
  prop: [
    'lantern', 'spoon', 'umbrella', 'spanner', 'die', 'packet', 'scissors', 'rule', 'bell', 'mic', 'brush', 'ladle', 'can', 'jackdaw',
    'cards', 'rook', 'scope', 'pocket', 'sleeve', 'bunch', 'pencil', 'bee', 'heron', 'flask', 'vane', 'pigeon', 'dog', 'goose', 'fork',
    'tray',
  ],
} as const
export type PartKind = keyof typeof PARTS
export type Part<Kind extends PartKind> = (typeof PARTS)[Kind][number]

const ink = z.enum(INKS)
/** The lit half and the half in the shade. */
const halves = z.tuple([ink, ink])
const inked = <Kind extends PartKind>(kind: Kind) =>
  z.strictObject({ shape: z.enum(PARTS[kind] as readonly Part<Kind>[] as [Part<Kind>]), inks: z.array(ink).check(z.maxLength(5)) })

export const Look = z.strictObject({
  palette: z.enum(PALETTE_NAMES as [(typeof PALETTE_NAMES)[number]]),
  ground: z.optional(ink),
  figure: inked('figure'),
  skin: halves,
  head: z.enum(PARTS.head),
  nose: z.enum(PARTS.nose),
  eyes: z.enum(PARTS.eyes),
  brows: z.optional(z.enum(PARTS.brows)),
  browInk: z.optional(ink),
  browWeight: z.optional(z.number().check(z.gte(4), z.lte(16))),
  mouth: z.enum(PARTS.mouth),
  cheeks: z.optional(ink),
  freckles: z.optional(z.boolean()),
  ears: z.optional(z.enum(['small', 'big'])),
  earInk: z.optional(ink),
  earrings: z.optional(ink),
  behindEar: z.optional(ink),
  beard: z.optional(z.enum(PARTS.beard)),
  beardInk: z.optional(ink),
  /** A mouth drawn in the beard. */
  beardMouth: z.optional(ink),
  glasses: z.optional(z.enum(PARTS.glasses)),
  glassInk: z.optional(ink),
  hairBehind: z.optional(z.enum(PARTS.hairBehind)),
  hairOver: z.optional(z.enum(PARTS.hairOver)),
  hairInk: z.optional(ink),
  hairSecond: z.optional(ink),
  hat: z.optional(inked('hat')),
  garment: z.enum(PARTS.garment),
  cloth: halves,
  trim: z.optional(ink),
  lining: z.optional(ink),
  prop: z.optional(inked('prop')),
  tilt: z.optional(z.number().check(z.gte(-10), z.lte(10))),
  build: z.optional(z.number().check(z.gte(120), z.lte(165))),
})
export type Look = z.infer<typeof Look>

/** The whole of the drawing; its middle; the face close by, without what it holds, for small discs. */
export const CROPS = ['poster', 'square', 'disc'] as const
export type Crop = (typeof CROPS)[number]
