import type { Selectable } from 'kysely'
import { specOf, type SettingKind } from '@green-room/contract/backoffice/setting-kinds'
import type {
  Currency,
  FaqItem,
  LegalChange,
  Maintenance,
  PriceChange,
  Settings,
  SocialLink,
  StaticPage,
} from '@green-room/contract/content'
import { numbersIn } from '@green-room/contract/numbers'
import type { Database } from '#server/platform/database/database.ts'
import { cleanHtml } from './clean-html.ts'
import { localized } from './localized.ts'
import type { LoungeSettings } from './settings.ts'
import { socialIcon } from './social-icons.ts'

type Row<Table extends keyof Database> = Selectable<Database[Table]>

export const presentFaq = (row: Row<'faq'>, language: string): FaqItem => ({
  id: row.id,
  question: localized(row.question, language),
  answer: cleanHtml(localized(row.answer, language)),
})

/** Pages name the operator by placeholders, which are settings: `{product_name}`, `{support_email}`, `{requisites}` and prices. */
export function presentPage(row: Row<'static_page'>, language: string, settings: LoungeSettings): StaticPage {
  const filled = (text: string): string => fillPlaces(text, language, settings)
  return {
    id: row.id,
    slug: row.slug,
    title: filled(localized(row.title, language)),
    content: cleanHtml(filled(localized(row.content, language))),
    is_terms: row.is_terms,
    is_privacy: row.is_privacy,
    is_buyer_terms: row.is_buyer_terms,
    is_seller_terms: row.is_seller_terms,
    is_cookie: row.is_cookie,
  }
}
const IN_POINTS: ReadonlySet<SettingKind> = new Set(['points', 'rate'])
export const fillPlaces = (text: string, language: string, settings: LoungeSettings): string =>
  text.replace(/\{([a-z_]+)\}/g, (whole, key: string) =>
    key in settings ? escapeHtml(settingText(key as keyof LoungeSettings, language, settings)) : whole,
  )
/** A setting as a page writes it. */
function settingText(key: keyof LoungeSettings, language: string, settings: LoungeSettings): string {
  const value = settings[key]
  if (typeof value === 'number') {
    const { points, grouped } = numbersIn(language)
    return IN_POINTS.has(specOf(key).kind) ? points(value) : grouped(value)
  }
  return value !== null && typeof value === 'object' ? localized(value, language) : String(value ?? '')
}

export const presentSocialLink = ({ link, title, icon }: Row<'social_link'>, language: string): SocialLink => ({
  link,
  title: localized(title, language),
  icon: socialIcon(icon),
})
export const presentCurrency = (row: Row<'currency'>): Currency => ({
  code: row.code,
  symbol: row.symbol,
  value: Number(row.rate_millionths) / 1_000_000,
  minor_digits: row.minor_digits,
  default: row.is_default ? 1 : 0,
})

/** What the browser may know: the rest of the settings stays inside. */
export function presentSettings(
  settings: LoungeSettings,
  language: string,
  {
    sandboxMailbox,
    paymentHosts,
    priceChanges,
    legalChanges,
    maintenance,
  }: {
    sandboxMailbox: boolean
    paymentHosts: readonly string[]
    priceChanges: PriceChange[]
    legalChanges: LegalChange[]
    maintenance: Maintenance | null
  },
): Settings {
  const {
    reply_engine_note: _note,
    hosted_topics_per_room: _hosted,
    own_topic_seat_delay_min_ms: _min,
    own_topic_seat_delay_max_ms: _max,
    own_topic_wait_s: _wait,
    active_chats_per_device: _device,
    care_turns: _care,
    legal_notice_days: _notice,
    spending_note_percent: _note_from,
    break_days_short: _short,
    break_days_middle: _middle,
    break_days_long: _long,
    model_daily_cost: _house,
    model_member_daily_cost: _member,
    ...open
  } = settings
  return {
    ...open,
    copyright: open.copyright && localized(open.copyright, language),
    promo_guest: localized(open.promo_guest, language),
    promo_member: localized(open.promo_member, language),
    sandbox_mailbox: sandboxMailbox,
    payment_hosts: [...paymentHosts],
    price_changes: priceChanges,
    legal_changes: legalChanges,
    maintenance,
  }
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
