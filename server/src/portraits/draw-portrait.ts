// A character's portrait from its look. Pure: the same look gives the same string. One lamp stands to the left of every sitter; the edge of
// its light runs down the face and draws the nose. Two inks make a face, so skin is an ink and no claim about anybody.
import { chance, shortHash } from '@green-room/contract/art/chance'
import { PALETTES } from '@green-room/contract/art/palettes'
import { circle, path, rect } from '@green-room/contract/art/shapes'
import type { Crop, Ink, Look, Part } from '@green-room/contract/art/look'
import { BEARDS } from './beards.ts'
import { CAPS } from './caps.ts'
import { CLOTHES } from './clothes.ts'
import { COATS } from './coats.ts'
import type { Beard, Figure, Garment, Hair, Hat, Prop } from './drawing.ts'
import { drawFace, drawGlasses, eyesApart, headOutline, HEADS } from './face.ts'
import { HAIR_BEHIND } from './hair-behind.ts'
import { HAIR_OVER } from './hair-over.ts'
import { HEADGEAR } from './headgear.ts'
import { KEEPSAKES } from './keepsakes.ts'
import { PATTERNS } from './patterns.ts'
import { SCENES } from './scenes.ts'
import { group, stroke, X } from './shapes.ts'
import { TOOLS } from './tools.ts'

const HAIR: { behind: Record<Part<'hairBehind'>, Hair>; over: Record<Part<'hairOver'>, Hair> } = { behind: HAIR_BEHIND, over: HAIR_OVER }
const BEARD: Record<Part<'beard'>, Beard> = BEARDS
const HATS: Record<Part<'hat'>, Hat> = { ...CAPS, ...HEADGEAR }
const GARMENTS: Record<Part<'garment'>, Garment> = { ...COATS, ...CLOTHES }
const FIGURES: Record<Part<'figure'>, Figure> = { ...SCENES, ...PATTERNS }
const PROPS: Record<Part<'prop'>, Prop> = { ...TOOLS, ...KEEPSAKES }
/** Worn over the chin. */
const HIGH = new Set<Part<'garment'>>(['turtle', 'scarf'])
/** Falls over the ears. */
const OVER_EARS = new Set<Part<'hairBehind'> | undefined>(['long', 'bob', 'wedge', 'curls', 'locks', 'shag'])
const BOX: Record<Crop, string> = { poster: '0 0 400 500', square: '6 44 388 388', disc: '70 68 260 260' }
/** A tall hat needs more room above. */
const HATTED_DISC = '56 24 288 288'

export function drawPortrait(slug: string, look: Look, crop: Crop): string {
  const isSmall = crop === 'disc'
  const colours = PALETTES[look.palette]
  const of = (ink: Ink | undefined, otherwise: Ink): string => colours[ink ?? otherwise]
  const h = HEADS[look.head]
  const clip = `p${shortHash(slug + crop)}`
  const [lit, shade] = [of(look.skin[0], 'light'), of(look.skin[1], 'mid')]
  const [cloth, dusk] = [of(look.cloth[0], 'mid'), of(look.cloth[1], 'deep')]
  const [hair, second] = [of(look.hairInk, 'deep'), of(look.hairSecond, 'pop')]
  const width = look.build ?? 140
  const garment = GARMENTS[look.garment]({
    w: width,
    m: cloth,
    s: dusk,
    a: of(look.trim, 'light'),
    d: of(look.lining, 'deep'),
    k: `${clip}b`,
  })
  const tilt = look.tilt ? `rotate(${look.tilt} ${X} 320)` : ''
  const ground = of(look.ground, 'bg')
  const [first, back] = look.figure.inks
  const figure = FIGURES[look.figure.shape]({
    r: chance(slug),
    a: of(first, 'mid'),
    b: of(back, 'light'),
    g: ground,
    d: colours.deep,
  })
  const drawn = [
    `<defs><clipPath id="${clip}"><path d="${headOutline(h)}"/></clipPath><clipPath id="${clip}b"><path d="${bodyOutline(width)}"/></clipPath></defs>`,
    rect(0, 0, 400, 500, ground) + figure,
    look.hairBehind ? group(tilt, HAIR.behind[look.hairBehind]({ h, a: hair, b: second })) : '',
    path(bodyOutline(width), cloth) + path(`M${X} 334H${X + 32}L${X + 66} 350Q${X + width} 366 ${X + width} 432V500H${X}Z`, dusk),
    path(`M${X - 30} 276H${X + 30}V336Q${X} 366 ${X - 30} 336Z`, shade) + garment,
    group(tilt, drawHead()),
    HIGH.has(look.garment) ? garment : '',
    look.prop && !isSmall ? group('translate(0 -34)', drawProp(look.prop)) : '',
  ]
  const box = isSmall && look.hat?.shape === 'top' ? HATTED_DISC : BOX[crop]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${drawn.join('')}</svg>`

  function drawHead(): string {
    const inks = { lit, shade, dark: colours.deep, of: (ink: Ink | undefined, otherwise: string) => (ink ? colours[ink] : otherwise) }
    const parts = [ears(), path(headOutline(h), lit), drawFace(h, look, clip, inks, isSmall)]
    if (look.beard) parts.push(BEARD[look.beard]({ h, a: of(look.beardInk ?? look.hairInk, 'deep'), k: clip }))
    if (look.beardMouth) parts.push(stroke(`M${X - 14} 284q14 9 28 0`, colours[look.beardMouth], 5))
    if (look.hairOver) parts.push(HAIR.over[look.hairOver]({ h, a: hair, b: second }))
    if (look.glasses) parts.push(drawGlasses(look.glasses, of(look.glassInk, 'deep'), eyesApart(h)))
    if (look.earrings)
      parts.push(circle(X - h.w - 4, 248, 11, colours[look.earrings]), circle(X + h.w + 4, 248, 11, colours[look.earrings]))
    if (look.behindEar) parts.push(pencil(colours[look.behindEar]))
    if (look.hat) {
      const [a, b, c, d] = look.hat.inks
      parts.push(HATS[look.hat.shape]({ h, a: of(a, 'deep'), b: of(b, 'pop'), c: of(c, 'light'), d: of(d ?? a, 'deep') }))
    }
    return parts.join('')
  }
  function ears(): string {
    if (OVER_EARS.has(look.hairBehind)) return ''
    const r = look.ears === 'big' ? 19 : 13
    return (
      circle(X - h.w - 3, 214, r, of(look.earInk ?? look.skin[0], 'light')) +
      circle(X + h.w + 3, 214, r, look.earInk ? colours[look.earInk] : shade)
    )
  }
  function pencil(ink: string): string {
    const tip = path('M66 -7L86 0L66 7Z', colours.light) + path('M78 -3L86 0L78 3Z', colours.deep)
    return group(`translate(${X + h.w} 196) rotate(-52)`, rect(-26, -7, 92, 14, ink) + tip)
  }
  function drawProp({ shape, inks: [a, b, c] }: NonNullable<Look['prop']>): string {
    return PROPS[shape]({ a: of(a, 'light'), b: of(b, 'pop'), d: of(c, 'deep') })
  }
}

const bodyOutline = (w: number): string =>
  `M${X - w} 500V432Q${X - w} 366 ${X - 66} 350L${X - 32} 334H${X + 32}L${X + 66} 350Q${X + w} 366 ${X + w} 432V500Z`
