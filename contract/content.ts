import * as z from 'zod/mini'
import { answer, endpoint } from './endpoint.ts'
import { Points, text, Time } from './wire/fields.ts'

export const Language = z.object({ id: z.string(), code: z.string(), title: z.string(), dir: z.enum(['ltr', 'rtl']), default: z.number() })
export type Language = z.infer<typeof Language>
export const Currency = z.object({ code: z.string(), symbol: z.string(), value: z.number(), minor_digits: z.number(), default: z.number() })
export type Currency = z.infer<typeof Currency>
export const FaqItem = z.object({ id: z.string(), question: z.string(), answer: z.string() })
export type FaqItem = z.infer<typeof FaqItem>
export const StaticPage = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  is_terms: z.boolean(),
  is_privacy: z.boolean(),
  is_buyer_terms: z.boolean(),
  is_seller_terms: z.boolean(),
  is_cookie: z.boolean(),
})
export type StaticPage = z.infer<typeof StaticPage>
/** `icon`: the address of a picture, or an SVG path of 24 by 24. */
export const SocialLink = z.object({ link: z.string(), title: z.string(), icon: z.string() })
export type SocialLink = z.infer<typeof SocialLink>

/** When the lounge closes for a while. Texts come in the reader's language, `{time}` in them is theirs to fill in. */
export const Maintenance = z.object({
  /** The server's time: the reader's clock may be off. */
  now: Time,
  stops_at: Time,
  closes_at: Time,
  opens_at: Time,
  announced: z.string(),
  stopped: z.string(),
  closed: z.string(),
  /** Said aloud so many minutes before. */
  spoken: z.record(z.string(), z.string()),
  name: z.string(),
})
export type Maintenance = z.infer<typeof Maintenance>

/** A price that is planned: what it is until then, and from then on. */
export const PriceChange = z.object({ at: Time, key: z.string(), now: z.number(), later: z.number() })
export type PriceChange = z.infer<typeof PriceChange>

/** A legal page of which a new version is in force from then on; until then both are read. */
export const LegalChange = z.object({ slug: z.string(), title: z.string(), at: Time })
export type LegalChange = z.infer<typeof LegalChange>

/** What the browser may know of the settings; `server/seeds/content/settings.json` has them all. */
export const Settings = z.object({
  product_name: z.string(),
  requisites: z.string(),
  support_email: z.string(),
  copyright: z.nullable(z.string()),
  is_reg_enabled: z.boolean(),
  promo_guest: z.string(),
  promo_member: z.string(),
  min_top_up_amount: z.number(),
  max_top_up_amount: z.number(),
  vat_percent: z.number(),
  points_convertion_rate: z.number(),
  welcome_points: Points,
  channel_status_cost: Points,
  channel_status_duration: z.number(),
  google_tag: z.nullable(z.string()),
  new_topic_cost: Points,
  image_attachment_cost: Points,
  document_attachment_cost: Points,
  audio_attachment_cost: Points,
  video_attachment_cost: Points,
  message_symbol_cost: Points,
  max_active_chats: z.number(),
  channel_max_active_chats: z.number(),
  sandbox_mailbox: z.boolean(),
  /** The hosts of the payment page: the browser goes to no other. */
  payment_hosts: z.array(z.string()),
  /** Planned and told ahead, the next first. */
  price_changes: z.array(PriceChange),
  legal_changes: z.array(LegalChange),
  /** Announced or under way; null else. */
  maintenance: z.nullable(Maintenance),
})
export type Settings = z.infer<typeof Settings>

export const listLanguages = endpoint('listLanguages', {
  summary: 'Languages of the interface',
  access: 'all',
  token: 'chat',
  input: z.object({}),
  returns: answer(z.array(Language)),
  problems: [],
})
/** Answers the bare object of messages. Its language is `lang_id`, as at every door. */
export const readLocalizations = endpoint('readLocalizations', {
  summary: 'All texts of a language',
  access: 'all',
  token: 'chat',
  input: z.object({}),
  returns: z.record(z.string(), z.string()),
  problems: [],
})
export const readSettings = endpoint('readSettings', {
  summary: 'Settings of the lounge',
  access: 'all',
  token: 'chat',
  input: z.object({}),
  returns: answer(Settings),
  problems: [],
})
export const listFaq = endpoint('listFaq', {
  summary: 'Questions and answers',
  access: 'all',
  token: 'chat',
  input: z.object({}),
  returns: answer(z.array(FaqItem)),
  problems: [],
})
export const listStaticPages = endpoint('listStaticPages', {
  summary: 'Static pages',
  access: 'all',
  token: 'chat',
  input: z.object({}),
  returns: answer(z.array(StaticPage)),
  problems: [],
})
export const PAGE_VERSIONS = ['now', 'next', 'before'] as const
export type PageVersion = (typeof PAGE_VERSIONS)[number]
/** `next_at`: from when a new version is in force; `changed_at`: since when this one is, and the one before can be read. */
export const readStaticPage = endpoint('readStaticPage', {
  summary: 'One static page by id or slug; `version`: as it is to be, or as it was before it was changed from a day on',
  access: 'all',
  token: 'chat',
  input: z.object({ page: text(80), version: z._default(z.enum(PAGE_VERSIONS), 'now') }),
  returns: answer(z.extend(StaticPage, { next_at: z.nullable(Time), changed_at: z.nullable(Time) })),
  problems: ['page.not-found'],
})
export const listSocialLinks = endpoint('listSocialLinks', {
  summary: 'Social links of the footer',
  access: 'all',
  token: 'chat',
  input: z.object({}),
  returns: answer(z.array(SocialLink)),
  problems: [],
})
export const listCurrencies = endpoint('listCurrencies', {
  summary: 'Currencies with the operator’s rates',
  access: 'all',
  token: 'chat',
  input: z.object({}),
  returns: answer(z.array(Currency)),
  problems: [],
})
