// The lounge's settings: rows an operator may change while the lounge runs. Every price and limit comes from here.
import * as z from 'zod/mini'
import type { Db, Trx } from '#server/platform/database/database.ts'

const amount = z.number().check(
  z.gte(0),
  z.lte(1_000_000),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'has at most two decimals' }),
)
const count = z.int().check(z.gte(0), z.lte(1_000_000))
const flag = z.pipe(
  z.union([z.boolean(), z.literal(0), z.literal(1)]),
  z.transform((value) => value === true || value === 1),
)

/** A text for all languages, or one for each. */
const text = z.pipe(
  z.union([z.string(), z.record(z.string(), z.string())]),
  z.transform((value): Record<string, string> => (typeof value === 'string' ? { en: value } : value)),
)

const LoungeSettings = z.object({
  product_name: z._default(z.string(), 'Green Room'),
  requisites: z._default(z.string(), ''),
  support_email: z._default(z.string(), ''),
  copyright: z._default(z.nullable(text), null),
  promo_guest: z._default(text, { en: '' }),
  promo_member: z._default(text, { en: '' }),
  google_tag: z._default(z.nullable(z.string().check(z.regex(/^(G|GT|AW|DC)-[A-Z0-9]{4,20}$/))), null),
  is_reg_enabled: z._default(flag, true),
  points_convertion_rate: z._default(z.number().check(z.gt(0)), 100),
  min_top_up_amount: z._default(amount, 5),
  max_top_up_amount: z._default(amount, 10_000),
  vat_percent: z._default(z.number(), 21),
  welcome_points: z._default(amount, 200),
  message_symbol_cost: z._default(amount, 0.1),
  image_attachment_cost: z._default(amount, 20),
  document_attachment_cost: z._default(amount, 20),
  audio_attachment_cost: z._default(amount, 30),
  video_attachment_cost: z._default(amount, 40),
  new_topic_cost: z._default(amount, 25),
  channel_status_cost: z._default(amount, 0),
  channel_status_duration: z._default(count, 7),
  max_active_chats: z._default(count, 1),
  channel_max_active_chats: z._default(count, 5),
  active_chats_per_device: z._default(count, 1),
  hosted_topics_per_room: z._default(count, 6),
  own_topic_seat_delay_min_ms: z._default(count, 1000),
  own_topic_seat_delay_max_ms: z._default(count, 4000),
  own_topic_wait_s: z._default(count, 120),
  care_turns: z._default(count, 10),
  legal_notice_days: z._default(count, 30),
  spending_note_percent: z._default(count, 80),
  break_days_short: z._default(count, 1),
  break_days_middle: z._default(count, 7),
  break_days_long: z._default(count, 30),
  /** Dollars; null: what the configuration says. */
  model_daily_cost: z._default(z.nullable(amount), null),
  model_member_daily_cost: z._default(z.nullable(amount), null),
  reply_engine_note: z._default(text, { en: '' }),
})
export type LoungeSettings = z.output<typeof LoungeSettings>
/** What a lounge begins with, and the name of every setting. */
export const DEFAULT_SETTINGS: LoungeSettings = LoungeSettings.parse({})

const CACHED_MS = 2_000
const cache = new WeakMap<Db | Trx, { until: number; settings: Promise<LoungeSettings> }>()

/** The settings as they stood at most two seconds ago. A row that doesn't fit its kind falls back to the default of the decisions. */
export function readSettings(db: Db | Trx): Promise<LoungeSettings> {
  const known = cache.get(db)
  if (known && known.until > Date.now()) return known.settings
  const settings = readSettingsNow(db)
  cache.set(db, { until: Date.now() + CACHED_MS, settings })
  settings.catch(() => cache.delete(db))
  return settings
}
/** After a change in this process, so that it is seen at once. */
export const forgetSettings = (db: Db): void => void cache.delete(db)

/** As they stand now, whatever was read before. */
export async function readSettingsNow(db: Db | Trx): Promise<LoungeSettings> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute()
  const stored = Object.fromEntries(rows.map((row) => [row.key, row.value]))
  const parsed = LoungeSettings.safeParse(stored)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) delete stored[String(issue.path[0])]
  return LoungeSettings.parse(stored)
}
