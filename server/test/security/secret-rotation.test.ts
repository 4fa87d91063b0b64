// APP_SECRET is exchanged while the lounge lives: with the secret before beside it everything goes on; without it, what docs/operations.md names is lost.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BILLING, checkout, refOf, topUp } from '../people/buyer.ts'
import { createTestDatabase, type TestDatabase } from '../postgres/database.ts'
import { bring, createFakeGateway } from '../fakes/fake-gateway.ts'
import { startFakePush, type FakePush } from '../fakes/fake-push.ts'
import { openTestLounge, waitFor, type TestLounge, type TestOptions } from '../lounge.ts'
import { seated } from '../fakes/private-world.ts'
import { createVisitor, type Visitor } from '../people/visitor.ts'
import { keepFacts } from '../../src/characters/memory/keep-facts.ts'
import { transact } from '../../src/platform/transact.ts'
import { sendPush } from '../../src/push/send-push.ts'
import { tokenIn } from '../people/link-token.ts'

const A = { APP_SECRET: 'the first secret of this house, long enough' }
const B = { APP_SECRET: 'the second secret of this house, long too' }
const BOTH = { ...B, APP_SECRET_OLD: A.APP_SECRET }
const gateway = createFakeGateway()
let database: TestDatabase
let push: FakePush
beforeAll(async () => {
  ;[database, push] = await Promise.all([createTestDatabase(), startFakePush()])
}, 60_000)
afterAll(async () => {
  await Promise.all([database?.drop(), push?.close()])
})

/** The lounge runs with these secrets while `visit` is there. */
async function during<T>(env: Record<string, string>, visit: (lounge: TestLounge) => Promise<T>, more: TestOptions = {}): Promise<T> {
  const lounge = await openTestLounge({ database, gateway, replies: false, env: { PUSH_ORIGINS: push.origin, ...env }, ...more })
  try {
    return await visit(lounge)
  } finally {
    await lounge.close()
  }
}
/** The same browser, where the lounge is now. */
function again(lounge: TestLounge, before: Visitor): Visitor {
  const visitor = createVisitor(lounge.origin)
  for (const [name, value] of before.cookies) visitor.cookies.set(name, value)
  visitor.setToken(before.token)
  return visitor
}
const chooseColour = (visitor: Visitor) =>
  visitor.call('updateProfile', { name: 'Ada', surname: 'Byron', phone: '+31612345678', avatar_color: 'purple-pink' })
const statusOf = async (visitor: Visitor, order: string): Promise<string> =>
  (await visitor.call('readOrderStatus', { order_id: order })).body.order.status
const tell = (lounge: TestLounge, ref: string) => bring(lounge.origin, gateway.deliver([ref]))
const reviews = async (ref: string): Promise<string[]> =>
  (await sql<{ reason: string }>`SELECT reason FROM payments.review WHERE ref = ${ref}`.execute(database.owner)).rows.map(
    (row) => row.reason,
  )

test('sessions, their XSRF tokens and cookies before a sign-in go on, and outlive the secret', async () => {
  const [ada, guest] = await during(A, async (lounge) => {
    const before = lounge.visitor()
    await before.call('csrfCookie')
    return [await lounge.member(), before] as const
  })
  await during(BOTH, async (lounge) => {
    expect((await chooseColour(again(lounge, ada))).code).toBe(200)
    expect((await again(lounge, guest).call('login', { email: ada.email, password: ada.password })).code).toBe(200)
  })
  await during(B, async (lounge) => {
    const late = again(lounge, ada)
    expect((await chooseColour(late)).code).toBe(419)
    await late.call('csrfCookie') // as the web app does by itself
    expect((await chooseColour(late)).code).toBe(200)
  })
})

test('the secret that the lounge made for itself is exchanged for one of the operator’s', async () => {
  const ada = await during({}, (lounge) => lounge.member())
  await during({ ...B, APP_SECRET_OLD: 'database' }, async (lounge) => expect((await chooseColour(again(lounge, ada))).code).toBe(200))
})

describe('an order that was placed before', () => {
  /** Its checkout stands at the gateway, which never could say so. */
  async function placeUnanswered(visitor: Visitor): Promise<string> {
    gateway.fail('createCheckout', 'lost')
    const { body } = await checkout(visitor, { amount: 40 }).finally(() => gateway.fail('createCheckout', null))
    const { rows } = await sql<{ id: string }>`SELECT max(id) AS id FROM payments.orders`.execute(database.owner)
    expect(body.status).toBe('ERROR')
    return rows[0]!.id
  }

  test('is paid, withdrawn and disputed while both secrets stand', { timeout: 30_000 }, async () => {
    const placed = await during(A, async (lounge) => {
      const ada = await lounge.member()
      const paid = await topUp(lounge, ada)
      return { ada, paid, waiting: (await checkout(ada, { amount: 30 })).body.order_id as string, unanswered: await placeUnanswered(ada) }
    })
    await during(BOTH, async (lounge) => {
      const ada = again(lounge, placed.ada)
      for (const order of [placed.waiting, placed.unanswered]) {
        gateway.pay(refOf(lounge, order))
        expect((await tell(lounge, refOf(lounge, order))).status).toBe(200)
        await waitFor(async () => (await statusOf(ada, order)) === 'completed')
      }
      expect((await ada.call('withdrawDeposit', { order_id: placed.paid })).code).toBe(200)
      await waitFor(async () => gateway.payments.get(refOf(lounge, placed.paid))!.refunds.length === 1)
      gateway.dispute(refOf(lounge, placed.unanswered), 4_000n, 'open')
      await tell(lounge, refOf(lounge, placed.unanswered))
      await waitFor(async () => (await ada.call('checkoutDeposit', { ...BILLING, amount: 25 })).body.code === 'payment.disputed')
    })
  })

  test('needs the old secret only where the gateway’s first answer was lost', { timeout: 30_000 }, async () => {
    const placed = await during(A, async (lounge) => {
      const ada = await lounge.member()
      return { ada, waiting: (await checkout(ada, { amount: 30 })).body.order_id as string, unanswered: await placeUnanswered(ada) }
    })
    await during(B, async (lounge) => {
      const ada = again(lounge, placed.ada)
      for (const order of [placed.waiting, placed.unanswered]) {
        gateway.pay(refOf(lounge, order))
        await tell(lounge, refOf(lounge, order))
      }
      await waitFor(async () => (await statusOf(ada, placed.waiting)) === 'completed')
      gateway.giveBack(refOf(lounge, placed.waiting), 3_000n)
      await tell(lounge, refOf(lounge, placed.waiting))
      await waitFor(async () => (await ada.call('readOrderStatus', { order_id: placed.waiting })).body.order.mark === 'refunded')
      // A person looks: no money is lost.
      await waitFor(async () => (await reviews(`card_${refOf(lounge, placed.unanswered)}`)).includes('unknown_order'))
      expect(await statusOf(ada, placed.unanswered)).not.toBe('completed')
    })
  })
})

test('a link whose mail had not left opens the account, and is not mailed where its secret is gone', { timeout: 30_000 }, async () => {
  const signUp = (lounge: TestLounge) => async (email: string) => {
    const visitor = lounge.visitor()
    await visitor.call('csrfCookie')
    await visitor.call('register', { name: 'Bea', email, password: 'Harbour42x', password_confirmation: 'Harbour42x' })
  }
  const mailless = async (email: string) => during(A, (lounge) => signUp(lounge)(email), { jobs: false })
  await mailless('soon@example.com')
  await during(BOTH, async (lounge) => {
    const link = await waitFor(async () => (await lounge.mailTo('soon@example.com')).flatMap((mail) => mail.links)[0])
    const visitor = lounge.visitor()
    await visitor.call('csrfCookie')
    const { code, body } = await visitor.call('verifyEmail', {
      token: tokenIn(link),
      password: 'Harbour42x',
      password_confirmation: 'Harbour42x',
    })
    expect([code, body.status]).toEqual([200, 'OK'])
  })
  await mailless('late@example.com')
  await during(B, async (lounge) => {
    await waitFor(async () => (await sql`SELECT 1 FROM job WHERE kind = 'accounts.mail-link'`.execute(database.owner)).rows.length === 0)
    expect(await lounge.mailTo('late@example.com')).toEqual([])
  })
})

test('who has left and comes back gets no second welcome while both secrets stand', { timeout: 30_000 }, async () => {
  const leave = (ada: Visitor) => ada.call('deleteAccount', { password: 'Harbour42x', points: 1_000_000, accepts_loss: true })
  const welcomed = async (lounge: TestLounge, email: string): Promise<number> => {
    const visitor = lounge.visitor()
    await visitor.call('csrfCookie')
    await visitor.call('register', { name: 'Ada', email, password: 'Harbour42x', password_confirmation: 'Harbour42x' })
    const link = await waitFor(async () =>
      (await lounge.mailTo(email)).flatMap((mail) => mail.links).find((url) => !used.has(url) && url.includes('/email-')),
    )
    used.add(link)
    const { body } = await visitor.call('verifyEmail', { token: tokenIn(link) })
    visitor.setToken(body.payload.token)
    return (await visitor.call('readProfile')).body.payload.balance as number
  }
  const used = new Set<string>()
  const [first, second] = await during(A, async (lounge) => {
    const members = [await lounge.member(), await lounge.member()]
    for (const member of members) for (const mail of await lounge.mailTo(member.email)) for (const link of mail.links) used.add(link)
    for (const member of members) expect((await leave(member)).code).toBe(200)
    return members.map(({ email }) => email) as [string, string]
  })
  expect(await during(BOTH, (lounge) => welcomed(lounge, first))).toBe(0)
  expect(await during(B, (lounge) => welcomed(lounge, second))).toBeGreaterThan(0)
})

describe('of a talk that began before', () => {
  async function sitDown(lounge: TestLounge) {
    const ada = await lounge.member()
    const { body } = await ada.call('listTopics')
    const free = body.payload.topics.find((topic: { is_busy: boolean; companion: unknown }) => !topic.is_busy && topic.companion)
    await ada.call('acceptTerms', { topic_id: free.id })
    await ada.call('joinTopic', { topic_id: free.id })
    await seated(ada, free.id)
    const { rows } = await sql<{ character: string }>`SELECT character_id AS character FROM topic WHERE id = ${free.id}`.execute(
      database.owner,
    )
    return { ada, topic: free.id as string, character: rows[0]!.character }
  }

  test('an erased word is known again in the old messages', async () => {
    const { ada, topic, character } = await during(A, async (lounge) => {
      const seat = await sitDown(lounge)
      expect((await seat.ada.call('postMessage', { topic_id: seat.topic, content: 'My sister is a nurse.' })).code).toBe(200)
      const { body } = await seat.ada.call('addFact', { character_id: seat.character, key: 'sister', value: 'Marta' })
      await seat.ada.call('eraseFact', { character_id: seat.character, fact_id: body.payload.id })
      return seat
    })
    const find = (lounge: TestLounge): Promise<string[]> =>
      transact(lounge.lounge.db, async (trx) => {
        const said = await trx
          .selectFrom('message')
          .select('id')
          .where('topic_id', '=', topic)
          .where('sender_id', '=', ada.id)
          .executeTakeFirstOrThrow()
        const pair = { memberId: ada.id, characterId: character }
        await keepFacts(lounge.lounge, trx, pair, [{ key: 'nurse', value: 'Marta', messageId: said.id }])
        const rows = await trx.selectFrom('memory_fact').select('value').where('member_id', '=', ada.id).execute()
        return rows.map(({ value }) => value)
      })
    expect(await during(BOTH, find)).toEqual([])
    expect(await during(B, find)).toEqual(['Marta'])
  })

  test('a browser that has subscribed to the old key pair is told, and a new one subscribes to the new', async () => {
    const before = await during(A, async (lounge) => {
      const seat = await sitDown(lounge)
      const browser = push.browser((await seat.ada.call('readPush')).body.payload.public_key)
      await seat.ada.call('subscribePush', browser.subscription)
      const { id } = await database.owner
        .selectFrom('push_subscription')
        .select('id')
        .where('member_id', '=', seat.ada.id)
        .executeTakeFirstOrThrow()
      return { ...seat, browser, id }
    })
    await during(BOTH, async ({ lounge }) => {
      await sendPush(lounge, before.id, before.topic)
      expect(before.browser.pushed).toHaveLength(1)
    })
    await during(B, async (lounge) => {
      const ada = again(lounge, before.ada)
      const { public_key: key } = (await ada.call('readPush')).body.payload
      expect(key).not.toBe(before.browser.pushed[0]!.serverKey)
      await sendPush(lounge.lounge, before.id, before.topic)
      expect(before.browser.pushed).toHaveLength(1)
    })
  })
})
