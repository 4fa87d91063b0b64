// Who keeps the lounge running: jobs that were given up, the books' alarms, mails that come back, processes, and closing for a while.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countedMailer } from '#server/platform/running/mail-days.ts'
import { checkout } from '../../../test/people/buyer.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { operator, type Desk } from '../../../test/people/operator.ts'

let lounge: TestLounge
let ada: Desk
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false })
  ada = await operator(lounge, 'owner')
}, 60_000)
afterAll(() => lounge?.close())

const operations = async () => (await ada.call('readOperations')).body.payload
const dead = async (kind: string, more: object = {}): Promise<string> =>
  (
    await lounge.database.owner
      .insertInto('job')
      .values({ kind, failed_at: new Date(), attempt: 12, last_error: 'Error: no answer', ...more })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const jobOf = (id: string) => lounge.database.owner.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst()
const acts = async (act: string) => lounge.database.owner.selectFrom('audit').selectAll().where('act', '=', act).execute()

test('a job that was given up is told by kind and reason, without what it carries or whom it names', async () => {
  const payload = JSON.stringify({ address: 'canary@example.com', words: 'a canary sings' })
  const last_error = 'Error: 550 5.1.1 <canary@example.com> mailbox unavailable, Key (email)=(canary) "a canary sings"'
  const id = await dead('test.mail', { payload, last_error })
  const all = await operations()
  expect(all.given_up.find((job: { id: string }) => job.id === id)).toMatchObject({
    kind: 'test.mail',
    attempts: 12,
    error: 'Error: 550 5.1.1 … mailbox unavailable, Key … …',
    may_be_dropped: true,
  })
  expect(JSON.stringify(all)).not.toContain('canary')
  expect((await ada.call('readNeeds')).body.payload.operations).toBe(1)
  expect((await ada.call('dropJob', { job_id: id, reason: 'the mailbox is gone' })).code).toBe(200)
  expect([await jobOf(id), (await operations()).given_up]).toEqual([undefined, []])
})

test('a retried job runs again from its first try, once, however often the call comes', async () => {
  let runs = 0
  lounge.lounge.jobs.on('test.retried', async () => void runs++)
  const id = await dead('test.retried')
  const call = () => ada.call('retryJob', { job_id: id, reason: 'the other side is back' }, { key: 'retry-1' })
  expect([(await call()).code, (await call()).code]).toEqual([200, 200])
  await waitFor(async () => runs === 1 && !(await jobOf(id)))
  expect((await ada.call('retryJob', { job_id: id, reason: 'again' })).body.code).toBe('job.not-found')
  expect((await acts('job.retried')).map(({ target_id, reason }) => [target_id, reason])).toEqual([[id, 'the other side is back']])
})

test('after the other side was away all jobs of a kind are retried at once, and no other', async () => {
  let runs = 0
  lounge.lounge.jobs.on('test.away', async () => void runs++)
  const many = [await dead('test.away'), await dead('test.away'), await dead('test.away')]
  const other = await dead('test.beside')
  const look = { door: 'retryJobs', input: { kind: 'test.away' } }
  expect((await ada.call('previewAct', look)).body.payload.preview).toEqual({ kind: 'test.away', jobs: 3 })
  expect((await ada.call('retryJobs', { kind: 'test.away', reason: 'it is back' })).code).toBe(200)
  await waitFor(async () => runs === many.length)
  expect((await jobOf(other))?.failed_at).not.toBeNull()
  expect((await ada.call('retryJobs', { kind: 'test.away', reason: 'again' })).body.code).toBe('job.not-found')
  expect((await acts('job.all-retried')).map(({ before, reason }) => [before, reason])).toEqual([
    [{ kind: 'test.away', jobs: 3 }, 'it is back'],
  ])
  await lounge.database.owner.deleteFrom('job').where('id', '=', other).execute()
})

test('where a twin of its key waits, the retried job leaves the work to that one', async () => {
  const id = await dead('test.keyed', { key: 'one' })
  await lounge.database.owner.insertInto('job').values({ kind: 'test.keyed', key: 'one' }).execute()
  expect((await ada.call('retryJob', { job_id: id, reason: 'again' })).code).toBe(200)
  const { rows } = await sql<{ n: string }>`SELECT count(*) AS n FROM job WHERE kind = 'test.keyed'`.execute(lounge.database.owner)
  expect([await jobOf(id), rows[0]!.n]).toEqual([undefined, '1'])
})

test('what moves money is retried and never dropped, and what still waits is neither', async () => {
  const money = await dead('payments.ask-refund')
  expect((await ada.call('dropJob', { job_id: money, reason: 'tired' })).body.code).toBe('job.not-droppable')
  expect((await ada.call('previewAct', { door: 'dropJob', input: { job_id: money } })).body.code).toBe('job.not-droppable')
  expect((await operations()).given_up[0]).toMatchObject({ kind: 'payments.ask-refund', may_be_dropped: false })
  const waiting = await lounge.database.owner.insertInto('job').values({ kind: 'test.waiting' }).returning('id').executeTakeFirstOrThrow()
  expect((await ada.call('dropJob', { job_id: waiting.id, reason: 'tired' })).body.code).toBe('job.not-found')
  expect((await ada.call('dropJob', { job_id: money })).body.errors.reason).toEqual(['Please say why.'])
  await lounge.database.owner.deleteFrom('job').where('kind', 'in', ['payments.ask-refund', 'test.waiting', 'test.keyed']).execute()
})

test('findings are laid aside once nothing of them stands, and the checkout opens again', { timeout: 60_000 }, async () => {
  const member = await lounge.member()
  const { owner } = lounge.database
  const find = (rule: string) => sql`SELECT ledger.find('test', ${JSON.stringify([{ rule, what: '1', detail: '' }])}::jsonb)`.execute(owner)
  const newest = async () => (await operations()).books.findings.at(-1).id as string
  expect((await ada.call('acknowledgeBooks', { upto: '1', reason: 'x' })).body.code).toBe('books.nothing-found')

  await find('V2 balance differs from its transfers')
  expect((await checkout(member, { amount: 25 })).body.code).toBe('payment.closed')
  expect((await operations()).books).toMatchObject({ is_closed: true, findings: [{ rule: 'V2 balance differs from its transfers' }] })
  expect((await ada.call('verifyBooks')).body.payload).toEqual({ standing: [], unknown: 0 })
  const seen = await newest()
  await find('V5 held balance differs from open holds')
  expect((await ada.call('acknowledgeBooks', { upto: seen, reason: 'seen one' })).body.code).toBe('books.still-wrong')
  expect((await ada.call('acknowledgeBooks', { upto: await newest(), reason: 'a test' })).code).toBe(200)
  expect((await checkout(member, { amount: 25 })).code).toBe(200)
  const { rows } = await sql<{
    actor: string
    reason: string
  }>`SELECT actor, reason FROM ledger.reopening ORDER BY id DESC LIMIT 1`.execute(owner)
  expect(rows).toEqual([{ actor: `operator:${ada.id}`, reason: 'a test' }])
})

test('what still stands, and what touched seals or guards, takes the login that owns the tables', { timeout: 60_000 }, async () => {
  const { owner } = lounge.database
  await sql`SELECT ledger.find('seals', ${JSON.stringify([{ rule: 'V10 seals were rewritten', what: '', detail: '' }])}::jsonb)`.execute(
    owner,
  )
  const upto = (await operations()).books.findings.at(-1).id
  expect((await ada.call('acknowledgeBooks', { upto, reason: 'x' })).body.code).toBe('books.still-wrong')
  await sql`SELECT ledger.reopen('test', 'known', '[]')`.execute(owner)
  await owner.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx)
    await sql`UPDATE ledger.account SET balance = balance + 1 WHERE role = 'available'`.execute(trx)
  })
  const looked = (await ada.call('verifyBooks')).body.payload
  expect([looked.standing.length > 0, looked.unknown > 0]).toEqual([true, true])
  const open = (await operations()).books.findings.at(-1).id
  expect((await ada.call('acknowledgeBooks', { upto: open, reason: 'x' })).body.code).toBe('books.still-wrong')
  await expect(sql`SELECT ledger.acknowledge(1, 'x', 1)`.execute(lounge.lounge.db)).rejects.toThrow('no owner of the lounge')
  await expect(sql`SELECT ledger.reopen('x', 'x', '[]')`.execute(lounge.lounge.db)).rejects.toThrow('permission denied')
})

test('mails are counted by how they fared: of a refused one the code and the domain, nobody’s address', async () => {
  const refusal = Object.assign(new Error('550 canary@gone.example'), { responseCode: 550 })
  const failing = (error: Error) =>
    countedMailer(
      {
        async send() {
          throw error
        },
      },
      lounge.lounge.db,
    )
  const mail = { to: 'canary@Gone.example', subject: 's', text: 't', html: 'h' }
  for (const error of [refusal, refusal, new Error('connect ECONNREFUSED')])
    await expect(failing(error).send(mail)).rejects.toThrow(error.message)
  const { mails } = await operations()
  const of = (name: string) => mails.find(({ outcome }: { outcome: string }) => outcome === name)
  expect(of('refused')).toMatchObject({ code: 550, domain: 'gone.example', mails: 2 })
  expect(of('unreached')).toMatchObject({ domain: '', mails: 1 })
  expect(of('sent').mails).toBeGreaterThan(0)
  expect(JSON.stringify(mails)).not.toContain('canary')
})

test('each process is there with its version and its models, and forgotten once it is silent or gone', async () => {
  const other = await openTestLounge({ database: lounge.database, replies: false, jobs: false, stocked: false })
  const seen = await waitFor(async () => {
    const { processes } = await operations()
    return processes.length === 2 && processes
  })
  expect(seen[0]).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), pool: 20, is_draining: false })
  expect(seen[0].engines).toEqual([{ name: 'embedded', kind: expect.any(String), model: 'embedded', is_closed: false, sees: false }])
  await other.close()
  expect((await operations()).processes).toHaveLength(1)
})
