// What tax law asks a seller to know of a buyer outlives the account: of what was paid, apart from everything, for its term and no longer.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verify } from '#server/ledger/verify.ts'
import type { Trx } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { checkout, departed, refOf, topUp } from '../../test/people/buyer.ts'
import { bring } from '../../test/fakes/fake-gateway.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { download, exportOf, unpack } from '../../test/people/your-data.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, stocked: false })
  await migrate(lounge.database.ownerUrl, undefined, 2)
}, 60_000)
afterAll(() => lounge?.close())

type Member = Awaited<ReturnType<TestLounge['member']>>
const leave = async (member: Member): Promise<void> => {
  const { code, body } = await member.call('deleteAccount', { password: member.password, points: 1_000_000, accepts_loss: true })
  expect([code, body.message]).toEqual([200, 'Your account was deleted.'])
}
const keptOf = async (orderId: string) =>
  (await sql<Record<string, unknown>>`SELECT * FROM payments.kept_buyer WHERE order_id = ${orderId}`.execute(lounge.database.owner)).rows
const receiptsOf = async (orderId: string) =>
  (
    await sql<Record<string, unknown>>`SELECT r.* FROM payments.kept_receipts r JOIN payments.orders o ON o.number = r.order_number
      WHERE o.id = ${orderId} ORDER BY r.kind DESC`.execute(lounge.database.owner)
  ).rows
/** As if the receipts of an order had been issued that many calendar years ago. */
const age = (orderId: string, years: number) =>
  lounge.database.owner.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx)
    await sql`UPDATE payments.receipt SET issued_at = issued_at - make_interval(years => ${years}) WHERE order_id = ${orderId}`.execute(trx)
  })
const aDayLater = () => sql`UPDATE timer SET next_at = clock_timestamp() WHERE name = 'payments.expire-kept'`.execute(lounge.database.owner)

test('before the deletion the member has all of it in their export', async () => {
  const ada = await lounge.member()
  await topUp(lounge, ada, { amount: 25 })
  const { json } = await unpack(await download(lounge.origin, ada, await exportOf(ada, ada.password)))
  expect(json('orders.json')).toMatchObject([
    {
      country: 'nl',
      card_country: 'nl',
      buyer: { name: 'Ada', surname: 'Byron', address: 'Prinsengracht 3', post_code: '1015 DK', city: 'Amsterdam' },
    },
  ])
  expect(json('orders.json')[0]).toHaveProperty('ip_country')
  expect(json('receipts.json')).toMatchObject([{ gross: 25, buyer: { name: 'Ada Byron' } }])
})

test('of what was paid name, address and evidence for the tax stay; of what was not, nothing does', async () => {
  const ada = await lounge.member()
  const paid = await topUp(lounge, ada, { amount: 25 })
  const { body } = await checkout(ada, { amount: 50, name: 'Unpaid' })
  expect(await keptOf(paid)).toEqual([])
  await leave(ada)
  const address = { name: 'Ada', surname: 'Byron', address: 'Prinsengracht 3', city: 'Amsterdam', post_code: '1015 DK' }
  const evidence = { country: 'nl', ip_country: null, card_country: 'nl' }
  expect(await keptOf(paid)).toEqual([{ order_id: paid, ...address, ...evidence, kept_at: expect.any(Date) }])
  expect(await keptOf(body.order_id)).toEqual([])
  const { rows } = await sql`SELECT 1 FROM payments.buyer WHERE order_id IN (${paid}, ${body.order_id})`.execute(lounge.database.owner)
  expect(rows).toEqual([])
})

test('finance reads the receipt with its buyer, and a credit note that comes later; the program reads neither, and changes nothing', async () => {
  const ada = await lounge.member()
  const orderId = await topUp(lounge, ada, { amount: 25 })
  await leave(ada)
  lounge.gateway.dispute(refOf(lounge, orderId), 2_500n, 'lost')
  await bring(lounge.origin, lounge.gateway.deliver([refOf(lounge, orderId)]))
  const [receipt, note] = await waitFor(async () => ((await receiptsOf(orderId)).length === 2 ? receiptsOf(orderId) : null))
  const buyer = { buyer: 'Ada Byron', address: 'Prinsengracht 3', post_code: '1015 DK', city: 'Amsterdam', country: 'nl' }
  expect(receipt).toMatchObject({
    kind: 'receipt',
    number: expect.stringMatching(/^TEST-\d{4}-\d+$/),
    gross_cents: '2500',
    item: '2 500 points',
    ...buyer,
  })
  expect(note).toMatchObject({ kind: 'credit_note', number: expect.stringMatching(/^TEST-/), ...buyer })
  for (const statement of [
    'SELECT * FROM payments.kept_buyer',
    'SELECT * FROM payments.kept_receipts',
    'DELETE FROM payments.kept_buyer',
    'UPDATE payments.term SET years = 1',
    'DELETE FROM payments.term',
  ])
    await expect(sql.raw(statement).execute(lounge.database.db)).rejects.toMatchObject({ code: '42501' })
  await expect(sql`UPDATE payments.kept_buyer SET name = 'Bert'`.execute(lounge.database.owner)).rejects.toMatchObject({ code: 'LG001' })
})

test('a daily job takes them away once the term after the year of the receipt is over, and not before', async () => {
  const orders = await Promise.all(
    [2, 3].map(async (years) => {
      const member = await lounge.member()
      const orderId = await topUp(lounge, member, { amount: 25 })
      await leave(member)
      await age(orderId, years)
      return orderId
    }),
  )
  await aDayLater()
  await waitFor(async () => (await keptOf(orders[1]!)).length === 0)
  expect(await keptOf(orders[0]!)).toHaveLength(1)
  const { rows } = await sql`SELECT 1 FROM payments.receipt WHERE order_id = ${orders[1]!}`.execute(lounge.database.owner)
  expect(rows).toHaveLength(1)
})

test('neither books nor buyer of somebody who is there can be taken away by the program', async () => {
  const ada = await lounge.member()
  const orderId = await topUp(lounge, ada, { amount: 25 })
  for (const statement of [`SELECT payments.forget_buyer(${ada.id})`, `SELECT ledger.close_member(${ada.id})`])
    await expect(sql.raw(statement).execute(lounge.database.db)).rejects.toMatchObject({ code: 'LG014' })
  const { rows } = await sql`SELECT 1 FROM payments.buyer WHERE order_id = ${orderId}`.execute(lounge.database.owner)
  expect(rows).toHaveLength(1)
})

test('somebody who is there again after their books closed is found', async () => {
  const ada = await lounge.member()
  const { owner } = lounge.database
  await departed(lounge, ada.id)
  const looked = async () => (await verify(owner)).filter(({ rule }) => rule.startsWith('V24'))
  expect(await looked()).toEqual([])
  const back = (trx: Trx, at: string) =>
    sql
      .raw(`SET LOCAL session_replication_role = replica; UPDATE member SET deleted_at = ${at}, email_key = '${at}' WHERE id = ${ada.id}`)
      .execute(trx)
  await owner.transaction().execute((trx) => back(trx, 'NULL'))
  expect(await looked()).toEqual([{ rule: 'V24 closed books of a member who is there', what: ada.id, detail: 'available held owed' }])
  await sql`UPDATE member SET deleted_at = now(), email_key = NULL WHERE id = ${ada.id}`.execute(owner)
})

test('the legal pages of a lounge that ran before say so, in each language, where they are the shipped ones', async () => {
  const { owner } = lounge.database
  const source = readFileSync(new URL('../../migrations/0030-kept-receipts.sql', import.meta.url), 'utf8')
  const block = source.slice(source.indexOf('DO $$'))
  const pairs = [...block.matchAll(/\('(.+)',\n\s+'(.+)'\)/g)].map(([, before, now]) => ({ before, now }))
  expect(pairs).toHaveLength(21)
  const pages = async () =>
    (await sql<{ text: string }>`SELECT content::text AS text FROM static_page ORDER BY slug`.execute(owner)).rows
      .map(({ text }) => text)
      .join('\n')
  const shipped = await pages()
  for (const { before, now } of pairs) {
    expect(shipped).toContain(now)
    await sql`UPDATE static_page SET content = replace(content::text, ${now}, ${before})::jsonb`.execute(owner)
  }
  const old = await pages()
  for (const { before } of pairs) expect(old).toContain(before)
  await sql.raw(block).execute(owner)
  expect(await pages()).toBe(shipped)
})
