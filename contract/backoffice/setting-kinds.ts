// Every setting of the lounge: of which kind it is, its bounds, and whether it is a price. Names and help stand in locales/en/backoffice.json.
export const SETTING_GROUPS = ['prices', 'limits', 'house', 'words'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

/** `line` is one text for all languages, `words` one for each; an `optional` one may be absent. */
export type SettingKind =
  | 'points'
  | 'euro'
  | 'percent'
  | 'rate'
  | 'dollar'
  | 'count'
  | 'days'
  | 'seconds'
  | 'ms'
  | 'flag'
  | 'line'
  | 'mail'
  | 'words'
  | 'tag'
export type SettingSpec = { group: SettingGroup; kind: SettingKind; min?: number; max?: number; isOptional?: boolean }

const price = { group: 'prices', kind: 'points', min: 0, max: 10_000 } as const
const count = { group: 'limits', kind: 'count', min: 1, max: 1_000 } as const
export const SETTINGS = {
  message_symbol_cost: { ...price, max: 100 },
  image_attachment_cost: price,
  document_attachment_cost: price,
  audio_attachment_cost: price,
  video_attachment_cost: price,
  new_topic_cost: price,
  channel_status_cost: { ...price, max: 100_000 },
  channel_status_duration: { group: 'prices', kind: 'days', min: 1, max: 366 },
  welcome_points: { ...price, max: 100_000 },
  points_convertion_rate: { group: 'prices', kind: 'rate', min: 1, max: 100_000 },
  min_top_up_amount: { group: 'prices', kind: 'euro', min: 1, max: 1_000_000 },
  max_top_up_amount: { group: 'prices', kind: 'euro', min: 1, max: 1_000_000 },
  vat_percent: { group: 'prices', kind: 'percent', min: 0, max: 100 },
  max_active_chats: count,
  channel_max_active_chats: count,
  active_chats_per_device: count,
  hosted_topics_per_room: { ...count, min: 0, max: 50 },
  own_topic_seat_delay_min_ms: { group: 'limits', kind: 'ms', min: 0, max: 60_000 },
  own_topic_seat_delay_max_ms: { group: 'limits', kind: 'ms', min: 0, max: 60_000 },
  own_topic_wait_s: { group: 'limits', kind: 'seconds', min: 10, max: 3_600 },
  legal_notice_days: { group: 'limits', kind: 'days', min: 1, max: 180 },
  care_turns: { group: 'limits', kind: 'count', min: 5, max: 25 },
  spending_note_percent: { group: 'limits', kind: 'percent', min: 50, max: 95 },
  break_days_short: { group: 'limits', kind: 'days', min: 1, max: 30 },
  break_days_middle: { group: 'limits', kind: 'days', min: 1, max: 90 },
  break_days_long: { group: 'limits', kind: 'days', min: 7, max: 365 },
  model_daily_cost: { group: 'limits', kind: 'dollar', min: 0.01, max: 1_000_000, isOptional: true },
  model_member_daily_cost: { group: 'limits', kind: 'dollar', min: 0.01, max: 1_000_000, isOptional: true },
  is_reg_enabled: { group: 'house', kind: 'flag' },
  product_name: { group: 'house', kind: 'line', max: 60 },
  support_email: { group: 'house', kind: 'mail', max: 254 },
  requisites: { group: 'house', kind: 'line', max: 500 },
  google_tag: { group: 'house', kind: 'tag', max: 24, isOptional: true },
  promo_guest: { group: 'words', kind: 'words', max: 300 },
  promo_member: { group: 'words', kind: 'words', max: 300 },
  copyright: { group: 'words', kind: 'words', max: 300, isOptional: true },
  reply_engine_note: { group: 'words', kind: 'words', max: 600 },
} as const satisfies Record<string, SettingSpec>
export type SettingKey = keyof typeof SETTINGS
export type SettingValue = number | string | boolean | null | Record<string, string>

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTINGS, key)
export const specOf = (key: SettingKey): SettingSpec => SETTINGS[key]
export const isNumeric = ({ kind }: SettingSpec): boolean =>
  ['points', 'euro', 'percent', 'rate', 'dollar', 'count', 'days', 'seconds', 'ms'].includes(kind)

/** A price may move so far by one person's hand; above, a second one says yes. */
export const PRICE_ALONE = 0.1
export const isFar = (before: number, after: number): boolean =>
  before === 0 ? after !== 0 : Math.abs(after - before) > before * PRICE_ALONE + 1e-9
