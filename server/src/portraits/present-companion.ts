import { autoArt, isPalette } from '@green-room/contract/art/motifs'
import type { Companion } from '@green-room/contract/rooms'
import { avatarColor } from '#server/accounts/members/present.ts'
import { localized } from '#server/content/localized.ts'
import { portraitAddress, type Portrayed } from './portrait-address.ts'

export type CharacterRow = Portrayed & { id: string; name: string; avatar_color: string; languages: string[]; lines: unknown }

export const presentCompanion = (row: CharacterRow, language: string): Companion => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  line: row.lines === null ? '' : localized(row.lines, language),
  languages: row.languages,
  palette: paletteOf(row),
  avatar_color: avatarColor(row.avatar_color),
  image_url: portraitAddress(row),
  is_ai: true,
  // What its model can look at is known where a talk is read.
  sees_images: false,
})

function paletteOf({ slug, look }: CharacterRow): string {
  const named = look !== null && typeof look === 'object' && 'palette' in look ? look.palette : null
  return typeof named === 'string' && isPalette(named) ? named : autoArt(slug).palette
}
