// A reply while the member is away, over HTTP with a push service that opens what it gets.
import { createECDH } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PushNotice } from '@green-room/contract/push'
import { startFakeOpenAI } from '../../test/fakes/fake-openai.ts'
import { startFakePush, type Browser, type FakePush } from '../../test/fakes/fake-push.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { seated } from '../../test/fakes/private-world.ts'
import { listen } from '../../test/stream.ts'
import { isPushEndpoint } from './endpoints.ts'

let push: FakePush
let model: Awaited<ReturnType<typeof startFakeOpenAI>>
let lounge: TestLounge
beforeAll(async () => {
  ;[push, model] = await Promise.all([startFakePush(), startFakeOpenAI()])
  const speaking = {
    LLM_CHAIN: 'main',
    LLM_MAIN_KIND: 'openai-compatible',
    LLM_MAIN_BASE_URL: model.url,
    LLM_MAIN_MODEL: 'whole',
    LLM_MAIN_API_KEY: 'none',
  }
  lounge = await openTestLounge({ env: { ...speaking, PUSH_ORIGINS: push.origin }, settings: { support_email: 'desk@lounge.example' } })
})
afterAll(async () => {
  await lounge?.close()
  await Promise.all([push?.close(), model?.close()])
})
beforeEach(() => void (push.answer.status = 201))

type Member = Awaited<ReturnType<TestLounge['member']>>
type Guest = { member: Member; topic: string; companion: string }
async function sitDown(): Promise<Guest> {
  const member = await lounge.member()
  const free = (await member.call('listTopics')).body.payload.topics.find(
    (topic: { is_busy: boolean; companion: unknown }) => !topic.is_busy && topic.companion,
  )
  await member.call('acceptTerms', { topic_id: free.id })
  await member.call('joinTopic', { topic_id: free.id })
  await seated(member, free.id)
  return { member, topic: free.id, companion: free.companion.name }
}
async function subscribed(guest: Guest): Promise<Browser> {
  const browser = push.browser()
  expect((await guest.member.call('subscribePush', browser.subscription)).code).toBe(200)
  return browser
}
async function converse({ member, topic }: Guest, content = 'Secret words of mine'): Promise<void> {
  expect((await member.call('postMessage', { topic_id: topic, content })).code).toBe(200)
  await waitFor(async () => (await member.call('listMessages', { topic_id: topic })).body.payload.meta.reply?.state === 'done')
}
/** All jobs of pushes are through. */
const quiet = () =>
  waitFor(async () => {
    const { rows } = await sql`SELECT 1 FROM job WHERE kind IN ('push.send', 'reply.done>push')`.execute(lounge.database.owner)
    return rows.length === 0
  })
const isOn = async (member: Member): Promise<boolean> => (await member.call('readPush')).body.payload.is_on

describe('a reply while nobody listens', () => {
  test('is told to the browser: who has answered and where, nothing of what was said, signed by the lounge', async () => {
    const guest = await sitDown()
    const browser = await subscribed(guest)
    await converse(guest)
    const { headers, text, claims, serverKey } = await waitFor(async () => browser.pushed[0])
    expect(JSON.parse(text)).toEqual({
      title: `${guest.companion} has answered`,
      path: `/topics/${guest.topic}/chat`,
      tag: `chat-${guest.topic}`,
      lang: 'en',
      dir: 'ltr',
      icon: expect.stringMatching(/^\/portraits\/[a-z]+-disc\.png\?v=[0-9a-f]{10}$/) as string,
    } satisfies PushNotice)
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: `chat-${guest.topic}` })
    expect(claims).toMatchObject({ aud: push.origin, sub: 'mailto:desk@lounge.example' })
    expect(Number(claims['exp']) * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
    expect(serverKey).toBe((await guest.member.call('readPush')).body.payload.public_key)
    await quiet()
    expect(browser.pushed).toHaveLength(1)
  })

  test('is told to each browser, in the member’s language; one that is gone is forgotten, and holds up no other', async () => {
    const guest = await sitDown()
    const gone = await subscribed(guest)
    await sql`UPDATE push_subscription SET endpoint = ${`${push.origin}/gone-${guest.topic}`} WHERE endpoint = ${gone.subscription.endpoint}`.execute(
      lounge.database.owner,
    )
    const again = lounge.visitor()
    await again.call('csrfCookie')
    const { body } = await again.call('login', { email: guest.member.email, password: guest.member.password })
    again.setToken(body.payload.token)
    const browser = push.browser()
    await again.call('subscribePush', browser.subscription)
    await sql`UPDATE member SET language_code = 'ar' WHERE id = ${guest.member.id}`.execute(lounge.database.owner)
    await converse(guest)
    await quiet()
    expect(browser.pushed.map(({ text }) => JSON.parse(text) as PushNotice)).toMatchObject([
      { title: `وصلك ردّ من ${guest.companion}`, lang: 'ar', dir: 'rtl' },
    ])
    expect(await isOn(guest.member)).toBe(false)
  })

  test('is tried again where the service is busy', async () => {
    const guest = await sitDown()
    const browser = await subscribed(guest)
    push.answer.status = 503
    const before = push.calls
    await converse(guest)
    await waitFor(async () => push.calls > before)
    push.answer.status = 201
    await waitFor(async () => browser.pushed.length === 1)
    expect(await isOn(guest.member)).toBe(true)
  })
})

describe('nobody is told', () => {
  test('who has the lounge open, here or in another process; from its closing on they are', async () => {
    const guest = await sitDown()
    const browser = await subscribed(guest)
    const other = await openTestLounge({ database: lounge.database, replies: false, jobs: false, stocked: false })
    for (const { origin } of [lounge, other]) {
      const stream = await listen(origin, guest.member)
      await waitFor(async () => stream.heard.some(({ name }) => name === 'live.opened'))
      if (origin === other.origin)
        await waitFor(
          async () =>
            (await sql`SELECT 1 FROM push_presence WHERE member_id = ${guest.member.id}`.execute(lounge.database.owner)).rows.length === 1,
        )
      await converse(guest)
      await quiet()
      expect(browser.pushed).toEqual([])
      stream.close()
      await stream.closed
    }
    await waitFor(
      async () =>
        (
          await sql`SELECT 1 FROM member WHERE id = ${guest.member.id} AND id NOT IN (SELECT member_id FROM push_presence)`.execute(
            lounge.database.owner,
          )
        ).rows.length === 1,
    )
    await converse(guest)
    await waitFor(async () => browser.pushed.length === 1)
    await other.close()
  })

  test('who did not ask for it, and no job is made for them', async () => {
    const guest = await sitDown()
    await converse(guest)
    const { rows } = await sql`SELECT 1 FROM job WHERE kind = 'reply.done>push' AND payload ->> 'member' = ${guest.member.id}`.execute(
      lounge.database.owner,
    )
    expect(rows).toEqual([])
  })

  test.each(['unsubscribePush', 'logout', 'deleteAccount'] as const)('any more after %s', async (act) => {
    const guest = await sitDown()
    const browser = await subscribed(guest)
    expect(await isOn(guest.member)).toBe(true)
    const input = act === 'deleteAccount' ? { password: guest.member.password, points: 100_000, accepts_loss: true } : {}
    expect((await guest.member.call(act, input)).code).toBe(200)
    const { rows } = await sql`SELECT 1 FROM push_subscription WHERE member_id = ${guest.member.id}`.execute(lounge.database.owner)
    expect(rows).toEqual([])
    await quiet()
    expect(browser.pushed).toEqual([])
  })
})

describe('a browser', () => {
  test('belongs to who signed in there last, and each session has one', async () => {
    const [ada, bert] = [await lounge.member('Ada'), await lounge.member('Bert')]
    const browser = push.browser()
    await ada.call('subscribePush', browser.subscription)
    await bert.call('subscribePush', browser.subscription)
    expect([await isOn(ada), await isOn(bert)]).toEqual([false, true])
    await bert.call('subscribePush', push.browser().subscription)
    const { rows } = await sql`SELECT 1 FROM push_subscription WHERE member_id = ${bert.id}`.execute(lounge.database.owner)
    expect(rows).toHaveLength(1)
  })

  test('is named by a whole subscription, at a push service, or refused', async () => {
    const member = await lounge.member()
    const good = push.browser().subscription
    const point = createECDH('prime256v1').generateKeys()
    point[40]! ^= 1
    const wrong = [
      ['endpoint', 'https://169.254.169.254/latest/meta-data'],
      ['endpoint', 'http://localhost:5432/'],
      ['endpoint', 'not an address'],
      ['p256dh', Buffer.alloc(65, 4).toString('base64url')],
      ['p256dh', point.toString('base64url')],
      ['p256dh', 'short'],
      ['auth', 'short'],
      ['auth', '<script>'],
    ] as const
    for (const [field, value] of wrong) {
      const { code, body } = await member.call('subscribePush', { ...good, [field]: value })
      expect([field, value, code, Object.keys(body.errors ?? {})]).toEqual([field, value, 422, [field]])
    }
    expect(await isOn(member)).toBe(false)
  })

  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
    ['https://own.example/push', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
    ['https://fcm.googleapis.com.evil.example/', false],
    ['https://evil.example/fcm.googleapis.com', false],
    ['https://user@fcm.googleapis.com/', false],
    ['https://a.b.push.apple.com/abc', false],
    ['https://own.example:444/push', false],
    ['http://own.example/push', false],
    ['file:///etc/passwd', false],
  ])('may be called at %s: %s', (address, may) => {
    expect(isPushEndpoint(address, ['https://own.example'])).toBe(may)
  })
})
