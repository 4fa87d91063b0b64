import type { Selectable } from 'kysely'
import type { Profile, Session } from '@green-room/contract/accounts'
import { AVATAR_COLOR_DEFAULT, AVATAR_COLORS, type AvatarColor } from '@green-room/contract/art/avatars'
import type { Database } from '#server/platform/database/database.ts'
import { listedCountry } from './countries.ts'

export const avatarColor = (name: string): AvatarColor => AVATAR_COLORS.find((color) => color === name) ?? AVATAR_COLOR_DEFAULT

export function presentProfile(
  row: Selectable<Database['member']>,
  points: { balance: number; held: number; owed: number },
  now: Date,
  language: string,
): Profile {
  const country = row.country === null ? undefined : listedCountry(row.country, language)
  return {
    id: row.id,
    name: row.name,
    surname: row.surname,
    email: row.email ?? '',
    phone: row.phone,
    phone_country_code: row.phone_country_code,
    phone_national_number: row.phone_national_number,
    balance: points.balance,
    points: points.balance,
    held: points.held,
    owed: points.owed,
    is_channel: row.channel_expires_at !== null && row.channel_expires_at > now,
    channel_expire_at: row.channel_expires_at?.toISOString() ?? null,
    avatar_color: avatarColor(row.avatar_color),
    avatarUrl: row.image_url,
    created_at: row.created_at.toISOString(),
    country_id: country?.id ?? null,
    country: country ? { id: country.id, name: country.title } : null,
    city: row.city,
    address: row.address,
    zip: row.post_code,
    post_code: row.post_code,
    role: row.role === 'operator' ? 'operator' : 'member',
    email_verified: row.verified_at !== null,
    email_refused: row.mail_refused_at !== null,
  }
}

export const presentSession = (row: Selectable<Database['session']>, currentId: string): Session => ({
  id: row.id,
  kind: row.kind === 'api' ? 'api' : 'web',
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  ip: row.ip,
  is_current: row.id === currentId,
})
