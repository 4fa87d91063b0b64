// Prices and settings as operators change them: told before, by two where they move far, at their time, and in every process.
import { SETTINGS } from '@green-room/contract/backoffice/setting-kinds'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#server/content/settings.ts'
import { checkout, refOf } from '../../../test/people/buyer.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { operator, type Desk } from '../../../test/people/operator.ts'
import { violations } from '../../../test/postgres/tables.ts'
import { applyDueChanges } from './reactions.ts'

let database: TestDatabase
let lounge: TestLounge
let other: TestLounge
let owner: Desk
let finance: Desk
beforeAll(async () => {
  database = await createTestDatabase({ isStocked: true })
  lounge = await openTestLounge({ replies: false, database })
  other = await openTestLounge({ replies: false, database, jobs: false, gateway: lounge.gateway })
  owner = await operator(lounge, 'owner')
  finance = await operator(lounge, 'finance')
})
afterAll(async () => {
  await other?.close()
  await lounge?.close()
  await database?.drop()
})

const look = async () => (await owner.call('listSettings')).body.payload
const change = async (desk: Desk, changes: object, more: object = {}) =>
  desk.call('changePrices', { changes, at: null, version: (await look()).version, reason: 'model prices', ...more })
const shown = async (at: TestLounge, key: string) =>
  ((await (await fetch(`${at.origin}/api/settings`)).json()) as { payload: Record<string, unknown> }).payload[key]
const lastAct = () => database.owner.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
/** By two where it needs two. */
const changeTo = async (changes: object, more: object = {}) => {
  const { body } = await change(owner, changes, more)
  if (body.payload.approval) expect((await finance.call('approve', { approval_id: body.payload.approval })).code).toBe(200)
}

test('every setting of the lounge has its kind, its bounds and its words, and no other has', () => {
  expect(Object.keys(SETTINGS).toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted())
  for (const key of Object.keys(SETTINGS))
    for (const part of ['setting', 'help'])
      expect([key, lounge.lounge.texts.say('en', `desk.${part}-${key}`)]).not.toEqual([key, `desk.${part}-${key}`])
})

describe('a price', () => {
  test('is told before in messages and in euro, and is in force at once in every process', async () => {
    await changeTo({ message_symbol_cost: 0.1 }).catch(() => undefined)
    const { version } = await look()
    const input = { changes: { message_symbol_cost: 0.11 }, at: null, version }
    const { body } = await finance.call('previewAct', { door: 'changePrices', input })
    expect(body.payload).toEqual({
      needs_second: false,
      seen: expect.any(String),
      preview: {
        message_symbol_cost: '0.1 → 0.11',
        message_of_120: '12 points, € 0.12 → 13.2 points, € 0.13',
        message_of_500: '50 points, € 0.50 → 55 points, € 0.55',
        messages_for_5_euro: '41 → 37',
        messages_for_welcome: '16 → 15',
        last_28_days: 'members would have paid the same: 0 points',
      },
    })
    await shown(other, 'message_symbol_cost')
    expect((await change(finance, { message_symbol_cost: 0.11 })).body.payload.approval).toBeNull()
    expect(await shown(lounge, 'message_symbol_cost')).toBe(0.11)
    await waitFor(async () => (await shown(other, 'message_symbol_cost')) === 0.11 || undefined, 5_000)
    expect(await lastAct()).toMatchObject({
      act: 'settings.changed',
      before: { message_symbol_cost: 0.1 },
      after: { message_symbol_cost: 0.11 },
    })
  })
  test('that moves by more than a tenth waits for somebody else', async () => {
    await changeTo({ new_topic_cost: 20 })
    expect((await change(owner, { new_topic_cost: 22 })).body.payload.approval).toBeNull()
    const small = (await change(finance, { new_topic_cost: 24 })).body.payload.approval
    expect(small, 'small steps of a day are one').not.toBeNull()
    expect((await owner.call('decline', { approval_id: small, reason: 'too dear' })).code).toBe(200)
    const wish = (await change(owner, { new_topic_cost: 30 })).body.payload.approval
    expect(await shown(lounge, 'new_topic_cost')).toBe(22)
    expect((await owner.call('approve', { approval_id: wish })).body.code).toBe('approval.same-person')
    expect((await finance.call('approve', { approval_id: wish })).code).toBe(200)
    expect(await shown(lounge, 'new_topic_cost')).toBe(30)
    expect(await lastAct()).toMatchObject({ operator_id: owner.id, second_id: finance.id })
  })
  test('is changed once however often it is asked for, and not by who saw an older page', async () => {
    const { version, values } = await look()
    const input = { changes: { image_attachment_cost: values.image_attachment_cost + 1 }, at: null, version, reason: 'twice' }
    const told = await Promise.all([1, 2, 3].map(() => owner.call('changePrices', input, { key: 'same-change' })))
    expect(new Set(told.map(({ body }) => body.payload.result.change)).size).toBe(1)
    expect((await finance.call('changePrices', input)).body.code).toBe('version.stale')
  })
  test('is no word, no negative, no third decimal, and no smallest above the largest', async () => {
    for (const [key, value] of [
      ['message_symbol_cost', 'much'],
      ['message_symbol_cost', -1],
      ['message_symbol_cost', 0.105],
      ['max_top_up_amount', 2],
      ['welcome_points', 1e9],
      ['vat_percent', 101],
      ['channel_status_duration', 1.5],
    ] as const) {
      // prettier-ignore
      const { code, body } = await change(owner, { [key]: value })
      expect([key, value, code, body.code]).toEqual([key, value, 422, 'setting.invalid'])
      expect(body.message).toContain(
        lounge.lounge.texts.say('en', `desk.setting-${key === 'max_top_up_amount' ? 'min_top_up_amount' : key}`),
      )
    }
    expect((await change(owner, { no_such_price: 1 })).body.code).toBe('setting.unknown')
    expect((await change(owner, { constructor: 1 })).body.code).toBe('setting.unknown')
    expect((await change(owner, { product_name: 'Ours' })).body.code).toBe('setting.unknown')
    expect((await change(owner, { new_topic_cost: (await look()).values.new_topic_cost })).body.code).toBe('version.unchanged')
    expect((await change(owner, { new_topic_cost: 31 }, { at: '2020-01-01T06:00:00Z' })).body.code).toBe('change.past')
  })
  test('changes at its time, by the lounge itself, unless it is taken back', async () => {
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const before = await shown(lounge, 'video_attachment_cost')
    for (const cost of [41, 42]) await changeTo({ video_attachment_cost: cost }, { at })
    const [second, first] = (await look()).changes
    expect((await owner.call('withdrawChange', { change_id: second.id, reason: 'one is enough' })).code).toBe(200)
    expect((await owner.call('withdrawChange', { change_id: second.id, reason: 'again' })).body.code).toBe('change.not-found')
    await applyDueChanges(lounge.lounge)
    expect(await shown(lounge, 'video_attachment_cost')).toBe(before)
    await database.owner.updateTable('setting_change').set({ due_at: new Date() }).where('id', '=', first.id).execute()
    await waitFor(async () => (await shown(lounge, 'video_attachment_cost')) === 41 || undefined)
    await Promise.all([applyDueChanges(lounge.lounge), applyDueChanges(other.lounge)])
    const acts = await database.owner.selectFrom('audit').selectAll().where('act', '=', 'settings.applied').execute()
    expect(acts).toMatchObject([{ operator_id: null, target_id: first.id, after: { video_attachment_cost: 41 } }])
  })
  test('that members saw before is refused when they send with it, and nothing is charged', async () => {
    const ada = await lounge.member()
    const { topic } = (await ada.call('pickRandomTopic')).body.payload
    await ada.call('acceptTerms', { topic_id: topic.id })
    await ada.call('joinTopic', { topic_id: topic.id })
    const cost = (await shown(lounge, 'message_symbol_cost')) as number
    const price = Math.round(cost * 500) / 100
    const sent = await ada.call('postMessage', { topic_id: topic.id, content: 'hello', price })
    expect(sent.code).toBe(200)
    await changeTo({ message_symbol_cost: cost + 0.05 })
    const held = (await ada.call('readProfile')).body.payload.balance
    const { code, body } = await ada.call('postMessage', { topic_id: topic.id, content: 'again', price })
    expect([code, body.code]).toEqual([409, 'message.price-changed'])
    expect((await ada.call('readProfile')).body.payload.balance).toBe(held)
    const hold = await database.owner.selectFrom('ledger.hold').select('amount').where('owner_id', '=', ada.id).executeTakeFirstOrThrow()
    expect(Number(hold.amount)).toBe(Math.round(price * 100))
  })
})

test('other settings are the owner’s, texts among them, and are told by their names alone', async () => {
  const { version } = await look()
  const input = { changes: { promo_guest: { en: 'Come in.', de: 'Herein.' }, is_reg_enabled: false }, at: null, version, reason: 'autumn' }
  expect((await finance.call('changeSettings', input)).code).toBe(404)
  expect((await owner.call('changeSettings', input)).code).toBe(200)
  const german = (await (await fetch(`${lounge.origin}/api/settings?lang_id=de`)).json()) as { payload: Record<string, unknown> }
  expect([german.payload['promo_guest'], german.payload['is_reg_enabled']]).toEqual(['Herein.', false])
  expect((await lastAct()).after).toEqual({ promo_guest: 'changed', is_reg_enabled: false })
  const back = { changes: { is_reg_enabled: true }, at: null, version: (await look()).version, reason: 'open' }
  expect((await owner.call('changeSettings', back)).code).toBe(200)
})

describe('a price that is planned', () => {
  type Told = { at: string; key: string; now: number; later: number }
  const told = async (at = lounge): Promise<Told[]> => (await shown(at, 'price_changes')) as Told[]

  test('is told to members from then on in every process, after the one before it, and no more once it is taken back', async () => {
    const values = (await look()).values
    const [soon, later] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString()) as [string, string]
    const now = values.audio_attachment_cost as number
    await changeTo({ audio_attachment_cost: now + 1, welcome_points: values.welcome_points + 1 }, { at: soon })
    await changeTo({ audio_attachment_cost: now + 2 }, { at: later })
    const first = { at: soon, key: 'audio_attachment_cost', now, later: now + 1 }
    expect(await told()).toEqual([first, { ...first, at: later, now: now + 1, later: now + 2 }])
    await waitFor(async () => (await told(other)).length === 2 || undefined, 5_000)
    const [newest, oldest] = (await look()).changes
    expect((await owner.call('withdrawChange', { change_id: newest.id, reason: 'enough' })).code).toBe(200)
    expect(await told()).toEqual([first])
    await database.owner.updateTable('setting_change').set({ due_at: new Date() }).where('id', '=', oldest.id).execute()
    await waitFor(async () => (await told()).length === 0 || undefined)
    expect(await shown(lounge, 'audio_attachment_cost')).toBe(now + 1)
  })
  test('shows what the last 28 days would have brought, from numbers of the days alone', async () => {
    const { version, values } = await look()
    const cost = values.message_symbol_cost as number
    const preview = async (changes: object) =>
      (await finance.call('previewAct', { door: 'changePrices', input: { changes, at: null, version } })).body.payload.preview
    const twice = { message_symbol_cost: cost * 2 }
    const was = Number(/(?<now>[\d,]+) points$/.exec((await preview(twice))['last_28_days'])!.groups!['now']!.replaceAll(',', ''))
    const { topic_id, person_id } = await database.owner.selectFrom('message').innerJoin('topic', 'topic.id', 'message.topic_id')
      .select(['topic_id', 'person_id']).where('charge', 'is not', null).executeTakeFirstOrThrow() // prettier-ignore
    const written = (number: number, days: number) => ({
      topic_id,
      sender_id: person_id,
      number,
      by_ai: false,
      content: 'x',
      symbols: 10_000,
      charge: 'charged',
      created_at: new Date(Date.now() - days * 86_400_000),
    })
    await database.owner
      .insertInto('message')
      .values([written(901, 1), written(902, 27), written(903, 29)])
      .execute()
    const now = was + Math.round(20_000 * cost)
    const percent = (text: string) => text.replace(/\d[\d,]*/g, (digits) => digits.replaceAll(',', ''))
    expect(percent((await preview(twice))['last_28_days'])).toBe(`members would have paid 100 % more: ${2 * now} instead of ${now} points`)
    expect(percent((await preview({ message_symbol_cost: 0 }))['last_28_days'])).toBe(
      `members would have paid 100 % less: 0 instead of ${now} points`,
    )
    expect((await preview({ welcome_points: 1 }))['last_28_days']).toBeUndefined()
  })
  test('lets a wish stand while more is sold', async () => {
    const wish = (await change(owner, { message_symbol_cost: 0.5 })).body.payload.approval
    await database.owner.updateTable('message').set({ symbols: 90_000 }).where('number', '=', 901).execute()
    expect((await finance.call('approve', { approval_id: wish })).code).toBe(200)
    await database.owner.deleteFrom('message').where('number', '>', 900).execute()
  })
})

describe('what is sold', () => {
  test('an order that was begun keeps its points and its price, whatever is changed', async () => {
    const ada = await lounge.member()
    const before = (await ada.call('readProfile')).body.payload.balance
    const bundle = (await owner.call('listOffers')).body.payload.bundles[0]
    const { order_id: orderId } = (await checkout(ada, { bundle_id: bundle.id })).body
    const terms = { bundle_id: bundle.id, version: bundle.version, description: bundle.description, is_active: true, reason: 'dearer' }
    const { body } = await owner.call('changeBundle', { ...terms, points: bundle.points, cents: bundle.cents * 2 })
    expect((await finance.call('approve', { approval_id: body.payload.approval })).code).toBe(200)
    await changeTo({ points_convertion_rate: 50 })
    lounge.gateway.pay(refOf(lounge, orderId))
    await ada.call('readOrderStatus', { order_id: orderId })
    expect((await ada.call('readProfile')).body.payload.balance).toBe(before + bundle.points)
    const order = await database.owner
      .selectFrom('payments.orders')
      .select(['gross_cents', 'status'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect([Number(order.gross_cents), order.status]).toEqual([bundle.cents, 'Successfully'])
    expect((await owner.call('changeBundle', { ...terms, points: bundle.points, cents: bundle.cents })).body.code).toBe('version.stale')
    expect(await violations(database.owner)).toEqual([])
  })
  test('a bundle is made, goes off sale, and is no longer offered', async () => {
    const made = { slug: 'hundred', points: 15_000, cents: 10_000, description: { en: 'A long winter' }, is_active: true, reason: 'winter' }
    expect((await finance.call('createBundle', made)).code).toBe(200)
    expect((await owner.call('createBundle', made)).body.code).toBe('bundle.slug-taken')
    const ada = await lounge.member()
    const mine = async () => JSON.stringify((await ada.call('listBundles')).body)
    expect(await mine()).toContain('A long winter')
    const { bundles } = (await owner.call('listOffers')).body.payload
    const bundle = bundles.find(({ slug }: { slug: string }) => slug === 'hundred')
    const off = { ...made, bundle_id: bundle.id, version: bundle.version, is_active: false, reason: 'spring' }
    expect((await finance.call('changeBundle', off)).body.payload).toMatchObject({ approval: null })
    expect(await mine()).not.toContain('A long winter')
  })
  test('a bundle that sells points much cheaper than all others is nobody’s alone to make', async () => {
    const made = { slug: 'gift', points: 10_000_000, cents: 100, description: { en: 'A gift' }, is_active: true, reason: 'friends' }
    const { body } = await finance.call('createBundle', made)
    expect(body.payload).toMatchObject({ approval: expect.any(String), result: null })
    expect(JSON.stringify((await owner.call('listOffers')).body)).not.toContain('A gift')
    expect((await finance.call('approve', { approval_id: body.payload.approval })).body.code).toBe('approval.same-person')
  })
  test('a currency’s rate moves a little by one person, much by two, and the euro’s not at all', async () => {
    const usd = (await owner.call('listOffers')).body.payload.currencies.find(({ code }: { code: string }) => code === 'USD')
    const set = (row: object) => finance.call('setCurrency', { code: 'USD', symbol: '$', reason: 'rate of the day', ...row })
    expect((await set({ rate: 1.17, version: usd.version })).body.payload.approval).toBeNull()
    expect((await set({ rate: 1.18, version: usd.version })).body.code).toBe('version.stale')
    expect((await set({ code: 'EUR', symbol: '€', rate: 2, version: null })).body.code).toBe('version.stale')
    expect((await set({ code: 'QQQ', symbol: 'Q', rate: 2, version: null })).body.code).toBe('setting.invalid')
    const added = (await set({ code: 'JPY', symbol: '¥', rate: 180, version: null })).body.payload.approval
    expect((await owner.call('approve', { approval_id: added })).code, 'a new one by two').toBe(200)
    const yen = (await owner.call('listOffers')).body.payload.currencies.find(({ code }: { code: string }) => code === 'JPY')
    expect([yen.rate, yen.minor_digits]).toEqual([180, 0])
    expect((await set({ code: 'JPY', symbol: '¥', rate: 250, version: yen.version })).body.payload.approval).not.toBeNull()
  })
  test('the VAT of a country always needs two', async () => {
    const wish = (await finance.call('setVatRate', { country: 'de', percent: 19, at: null, reason: 'by law' })).body.payload.approval
    expect((await owner.call('listOffers')).body.payload.vat_rates).toEqual([])
    expect((await owner.call('approve', { approval_id: wish })).code).toBe(200)
    expect((await owner.call('listOffers')).body.payload.vat_rates).toMatchObject([{ country: 'de', title: 'Germany', percent: 19 }])
    const nowhere = await finance.call('setVatRate', { country: 'zz', percent: 19, at: null, reason: 'by law' })
    expect(nowhere.body.code).toBe('setting.invalid')
  })
})
