// What follows when the books are wrong: who hears of it, what closes, and who opens it again. And seals that left the house.
import { execFileSync } from 'node:child_process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkout } from '../test/people/buyer.ts'
import { openTestLounge, waitFor, type TestLounge } from '../test/lounge.ts'
import { violations } from '../test/postgres/tables.ts'
import { report } from './ledger/alarm.ts'
import { seal } from './ledger/seal.ts'
import { createLog } from './platform/log/log.ts'

const OPERATOR = 'operator@lounge.example'
const lines: string[] = []
let lounge: TestLounge
let ada: Awaited<ReturnType<TestLounge['member']>>
beforeAll(async () => {
  lounge = await openTestLounge({
    replies: false,
    env: { OPERATOR_EMAIL: OPERATOR },
    log: createLog('info', { write: (line) => void lines.push(line) }),
  })
  ada = await lounge.member()
}, 60_000)
afterAll(() => lounge?.close())

function books(...words: string[]): { said: string; code: number } {
  const { url, ownerUrl } = lounge.database
  const env = { ...process.env, DATABASE_URL: url, DATABASE_OWNER_URL: words.includes('as-program') ? '' : ownerUrl }
  try {
    const said = execFileSync(process.execPath, ['server/src/books.ts', ...words.filter((word) => word !== 'as-program')], {
      env,
      stdio: 'pipe',
    })
    return { said: said.toString(), code: 0 }
  } catch (error) {
    const { stdout, stderr, status } = error as { stdout: Buffer; stderr: Buffer; status: number }
    return { said: `${stdout.toString()}${stderr.toString()}`, code: status }
  }
}
/** Past every trigger, as only the owner of the database can. */
const tamper = (statement: string) =>
  lounge.database.owner.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx)
    await sql.raw(statement).execute(trx)
  })
const look = async () => report(lounge.lounge, 'test', await violations(lounge.lounge.db), { isWhole: true })
const codeOf = async (amount: number): Promise<string | number> => {
  const { code, body } = await checkout(ada, { amount })
  return code === 200 ? code : body.code
}
const metric = async (name: string): Promise<string | undefined> =>
  new RegExp(`^${name} (.*)$`, 'm').exec(await (await fetch(`${lounge.origin}/metrics`)).text())?.[1]

test('each day the newest seal goes to the log and to the operator’s mail, and stands a comparison', { timeout: 120_000 }, async () => {
  const mail = await waitFor(async () => (await lounge.mailTo(OPERATOR)).find(({ subject }) => subject.includes('sealed')))
  const sent = /\d+:[0-9a-f]{64}/.exec(mail.text)![0]
  expect(lines.find((line) => line.includes('"books.sealed"') && line.includes(sent))).toBeDefined()
  expect(books('look', '--seal', sent)).toEqual({ said: 'Nothing is wrong now.\nPeople can top up.\n', code: 0 })
  expect(books('look', '--seal', 'yesterday').said).toContain('A seal is a number')
  // Whoever rewrites all seals and what remembers them is seen by who has one.
  await seal(lounge.lounge.db)
  const kept = await sql<{
    seal: string
  }>`SELECT seq || ':' || encode(digest, 'hex') AS seal FROM ledger.seal ORDER BY seq DESC LIMIT 1`.execute(lounge.database.owner)
  await tamper('DELETE FROM ledger.seal; UPDATE ledger.horizon SET seals = 0, digest = NULL')
  expect(await violations(lounge.lounge.db)).toEqual([])
  const { said, code } = books('look', '--seal', kept.rows[0]!.seal)
  expect([code, said]).toEqual([1, expect.stringContaining('V10 seal is not the one that was sent out')])
  expect(await codeOf(25)).toBe('payment.closed')
  expect(books('reopen', '--reason', 'a test rewrote the seals').code).toBe(0)
})

test('what is found is told, and closes the checkout until an operator has looked', { timeout: 180_000 }, async () => {
  expect(await codeOf(25)).toBe(200)
  await tamper(`UPDATE payments.orders SET item = 'a million points'`)
  await look()
  expect(await codeOf(26)).toBe('payment.closed')
  expect((await ada.call('listTransactions')).code).toBe(200)
  expect((await ada.call('listTopics')).code).toBe(200)
  expect(lines.some((line) => line.includes('"books.violation"') && line.includes('V21'))).toBe(true)
  expect([await metric('books_violations'), await metric('books_findings')]).toEqual(['1', '1'])
  const mail = await waitFor(async () => (await lounge.mailTo(OPERATOR)).find(({ subject }) => subject.includes('the books are wrong')))
  expect(mail.text).toContain('V21 row differs from its record: order [1]')

  // A clean look opens nothing: what it was, somebody has to know.
  const { rows } = await sql<{ item: string }>`SELECT item FROM payments.orders`.execute(lounge.database.owner)
  await report(lounge.lounge, 'test', [], { isWhole: true })
  expect([rows[0]!.item, await codeOf(26)]).toEqual(['a million points', 'payment.closed'])
  expect(books('look')).toMatchObject({ code: 1, said: expect.stringMatching(/Wrong now:\n {2}V21 row differs[^]*Nobody can top up/) })
  expect(books('reopen').said).toContain('Say why')
  expect(books('reopen', '--reason', 'x', 'as-program').said).toContain('set DATABASE_OWNER_URL')
  expect(await codeOf(26)).toBe('payment.closed')
  expect(books('reopen', '--reason', 'known: a test')).toMatchObject({ code: 0, said: expect.stringContaining('People can top up.') })
  expect(await codeOf(26)).toBe(200)
  const kept = await sql`SELECT reason FROM ledger.reopening ORDER BY id DESC LIMIT 1`.execute(lounge.lounge.db)
  expect(kept.rows).toEqual([{ reason: 'known: a test' }])

  await look() // what stood is known
  expect(await codeOf(27)).toBe(200)
  await tamper(`DELETE FROM payments.consent`)
  await look()
  expect(await codeOf(28)).toBe('payment.closed')
})

test('nothing is sealed on a broken chain, and a sweep that is late closes nothing', async () => {
  await sql`SELECT ledger.reopen('test', 'all of it known', ${JSON.stringify(await violations(lounge.lounge.db))}::jsonb)`.execute(
    lounge.database.owner,
  )
  const { db } = lounge.lounge
  await ada.call('becomeChannel')
  expect(await seal(db)).not.toBeNull()
  await tamper('DELETE FROM ledger.seal WHERE seq = (SELECT max(seq) FROM ledger.seal)')
  await ada.call('becomeChannel')
  expect(await seal(db)).toBeNull()
  await report(lounge.lounge, 'late', [{ rule: 'V8 hold open past its time', what: '1', detail: '' }], { isWhole: true })
  expect(await codeOf(29)).toBe(200)
  await look()
  expect(await codeOf(30)).toBe('payment.closed')
})
