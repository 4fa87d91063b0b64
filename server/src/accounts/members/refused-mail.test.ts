// Mails that come back: given up at once, a row for an operator, a word to the member, and all well again with another address.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { operator, type Desk } from '../../../test/people/operator.ts'
import { tokenIn } from '../../../test/people/link-token.ts'

let lounge: TestLounge
let eve: Desk
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false })
  eve = await operator(lounge, 'owner')
}, 60_000)
afterAll(() => lounge?.close())

type Member = Awaited<ReturnType<TestLounge['member']>>
const owner = () => lounge.database.owner
const refused = async (member: Member) => (await member.call('readProfile')).body.payload.email_refused as boolean
const move = (member: Member, email: string) =>
  owner().updateTable('member').set({ email, email_key: email, mailbox_key: email }).where('id', '=', member.id).execute()
/** The old address is told that there is to be another one. */
const order = (member: Member, email = `other-${member.email}`) => member.call('changeEmail', { email, password: member.password })
const failed = async () => (await eve.call('readOperations')).body.payload.failed_mails as { id: string; member: { id: string } | null }[]
const ofMember = (member: Member) => waitFor(async () => (await failed()).find((mail) => mail.member?.id === member.id))

test('a mailbox that is not there gives the mail up at the first try, and its member hears of it until a mail gets through', async () => {
  const ada = await lounge.member('Ada')
  expect(await refused(ada)).toBe(false)
  await move(ada, 'ada@gone.invalid')
  expect((await order(ada)).code).toBe(200)
  const mail = await ofMember(ada)
  expect(mail).toMatchObject({ kind: 'accounts.mail', what: 'new-email-notice', attempts: 1, member: { id: ada.id, name: 'Ada' } })
  expect(JSON.stringify(mail)).not.toContain('gone.invalid')
  expect((await eve.call('readOperations')).body.payload.given_up).toEqual([])
  expect(await refused(ada)).toBe(true)

  await move(ada, ada.email)
  expect((await eve.call('retryJob', { job_id: mail.id, reason: 'the mailbox is there again' })).code).toBe(200)
  await waitFor(async () => (await lounge.mailTo(ada.email)).some(({ subject }) => subject.includes('is about to change')))
  await waitFor(async () => !(await refused(ada)))
  expect(await failed()).toEqual([])
  const { before } = await owner().selectFrom('audit').select('before').where('act', '=', 'job.retried').executeTakeFirstOrThrow()
  expect(before).toMatchObject({ mail: 'new-email-notice', member: ada.id })
})

test('another address ends it; a mail that is dropped needs a reason and stands in the log', async () => {
  const bert = await lounge.member('Bert')
  await move(bert, 'bert@gone.invalid')
  const fresh = `new-${bert.email}`
  expect((await order(bert, fresh)).code).toBe(200)
  const { id } = await ofMember(bert)
  expect(await refused(bert)).toBe(true)
  const link = await waitFor(async () => (await lounge.mailTo(fresh)).find(({ links }) => links.length > 0))
  const token = tokenIn(link.links[0]!)
  expect((await bert.call('confirmEmail', { token })).code).toBe(200)
  expect(await refused(bert)).toBe(false)
  expect((await eve.call('dropJob', { job_id: id })).body.code).toBe('form.invalid')
  expect((await eve.call('dropJob', { job_id: id, reason: 'has another address' })).code).toBe(200)
  const row = await owner().selectFrom('audit').selectAll().where('act', '=', 'job.dropped').executeTakeFirstOrThrow()
  expect(row).toMatchObject({ reason: 'has another address', before: { member: bert.id } })
})

test('a mail server that refuses us for another reason says nothing of the address', async () => {
  const cleo = await lounge.member('Cleo')
  const { send } = lounge.lounge.mailer
  const busy = Object.assign(new Error('554 too much mail'), { responseCode: 554, command: 'DATA' })
  let tries = 0
  lounge.lounge.mailer.send = async (mail) => {
    if (mail.to !== cleo.email) return send(mail)
    tries += 1
    throw busy
  }
  await order(cleo)
  await waitFor(async () => tries > 0)
  lounge.lounge.mailer.send = send
  expect(await refused(cleo)).toBe(false)
  await waitFor(async () => (await lounge.mailTo(cleo.email)).some(({ subject }) => subject.includes('is about to change')))
})
