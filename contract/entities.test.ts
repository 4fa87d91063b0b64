// Every answer is held to its schema (`server/test/security/fuzz.test.ts`); which fields a schema has at least is held here.
import { expect, test } from 'vitest'
import { Profile } from './accounts.ts'
import { Currency, FaqItem, Language, Settings, SocialLink, StaticPage } from './content.ts'
import { Country } from './members/countries.ts'
import { Attachment, Message } from './messages.ts'
import { Bundle, Deposit, Order } from './payments.ts'
import { Room } from './rooms.ts'
import { ActiveTopic } from './talk/chats.ts'
import { OpenTopic } from './topics.ts'
import { Meta } from './wire/fields.ts'

const NAMED = 'id name surname email phone phone_country_code phone_national_number avatar_color created_at avatarUrl '
const HOUSED = 'country_id country city address zip post_code balance points is_channel channel_expire_at'
const TALKED = 'id title room_id user_id guest_id companion_name participants_count is_closed is_highlighted highlight_color '
const STYLED = 'text_look color created_at updated_at'
const PRICED =
  'new_topic_cost image_attachment_cost document_attachment_cost audio_attachment_cost video_attachment_cost message_symbol_cost '
const SET = 'requisites support_email copyright is_reg_enabled min_top_up_amount vat_percent points_convertion_rate google_tag '
const KEPT = 'channel_status_cost channel_status_duration'

test.each([
  ['a profile', Profile, NAMED + HOUSED],
  ['a language', Language, 'id code title default'],
  ['a room', Room, 'id title image_url'],
  ['a topic', OpenTopic, `${TALKED}${STYLED} room terms`],
  ['an active topic', ActiveTopic, TALKED + STYLED],
  ['a message', Message, 'id sender content created_at is_typing attachments'],
  ['an attachment', Attachment, 'type path original_filename filesize'],
  ['a page of a list', Meta, 'current_page per_page total last_page'],
  ['a question', FaqItem, 'id question answer'],
  ['a deposit', Deposit, 'id created_at sum points'],
  ['a bundle', Bundle, 'id points price description image_url'],
  ['a country', Country, 'id title iso'],
  ['the settings', Settings, PRICED + SET + KEPT],
  ['a currency', Currency, 'code symbol value default'],
  ['a page', StaticPage, 'id slug title content is_terms is_privacy is_buyer_terms is_seller_terms is_cookie'],
  ['a social link', SocialLink, 'link title icon'],
  ['an order', Order, 'number created_at item total status'],
] as const)('%s has at least these fields', (_, schema, fields) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(' ')))
})
