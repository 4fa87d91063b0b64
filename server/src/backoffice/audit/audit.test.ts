// The log of acts: it grows and never changes, it is sealed with the books, and nothing stands in it that nobody may read.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_OPERATOR } from '#server/accounts/operators.ts'
import { seal } from '#server/ledger/seal.ts'
import { openTestLounge, type TestLounge } from '../../../test/lounge.ts'
import { codeOf, deskVisitor, operator, type Desk } from '../../../test/people/operator.ts'

let lounge: TestLounge
let owner: Desk
let support: Desk
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false })
  owner = await operator(lounge, 'owner')
  support = await operator(lounge, 'support')
})
afterAll(() => lounge?.close())
type Row = { id: string; act: string; reason: string; operator: { id: string }; second: object | null }
const rows = async (desk: Desk, filter: Record<string, unknown> = {}): Promise<Row[]> =>
  (await desk.call('listAudit', filter)).body.payload.rows

test('the program writes it and reads it, and changes nothing of it; its owner is stopped, too', async () => {
  const ada = await lounge.member()
  await support.call('endMemberSessions', { member_id: ada.id, reason: 'lost phone' })
  for (const statement of [`UPDATE audit SET reason = ''`, 'DELETE FROM audit', 'TRUNCATE audit']) {
    await expect(sql.raw(statement).execute(lounge.database.db)).rejects.toThrow('permission denied')
    await expect(sql.raw(statement).execute(lounge.database.owner)).rejects.toThrow('append-only')
  }
})

test('an act that somebody rewrites behind it is found, and the check says so', async () => {
  const broken = await openTestLounge({ replies: false })
  try {
    const [desk, ada] = [await operator(broken, 'owner'), await broken.member()]
    await desk.call('endMemberSessions', { member_id: ada.id, reason: 'lost phone' })
    await seal(broken.lounge.db)
    const check = async () => (await desk.call('checkAudit')).body.payload
    expect(await check()).toMatchObject({ faults: 0 })
    const { owner: db } = broken.database
    await sql`ALTER TABLE audit DISABLE TRIGGER USER`.execute(db)
    await sql`UPDATE audit SET reason = 'nothing happened' WHERE act = 'member.sessions-ended'`.execute(db)
    await sql`ALTER TABLE audit ENABLE TRIGGER USER`.execute(db)
    expect((await check()).faults).toBe(1)
  } finally {
    await broken.close()
  }
})

test('an owner sees what everybody did, others what they did themselves', async () => {
  const ada = await lounge.member()
  await owner.call('givePoints', { member_id: ada.id, points: 5, reason: 'late reply' })
  expect((await rows(owner)).some(({ operator: who }) => who.id === owner.id)).toBe(true)
  expect((await rows(support)).every(({ operator: who }) => who.id === support.id)).toBe(true)
})

test('it is found by number, act, reason, operator, day and by two', async () => {
  const ada = await lounge.member()
  await owner.call('givePoints', { member_id: ada.id, points: 7, reason: 'a % of trouble' })
  const { body } = await support.call('givePoints', { member_id: ada.id, points: 200, reason: 'more trouble' })
  await owner.call('approve', { approval_id: body.payload.approval })
  const found = async (filter: Record<string, unknown>) =>
    (await rows(owner, { target_type: 'member', target_id: ada.id, ...filter })).map(({ reason }) => reason)
  expect(await found({})).toEqual(['more trouble', 'more trouble', 'a % of trouble'])
  expect(await found({ q: '% of' })).toEqual(['a % of trouble'])
  expect(await found({ q: 'points.' })).toEqual(['more trouble', 'a % of trouble'])
  expect(await found({ q: ada.id })).toHaveLength(3)
  expect(await found({ by_two: '1' })).toEqual(['more trouble'])
  expect(await found({ operator: owner.id })).toEqual(['a % of trouble'])
  expect(await found({ to: '2020-01-01' })).toEqual([])
})

test('as CSV it has every row of the filter, page after page, and nothing that a spreadsheet would run', async () => {
  const ada = await lounge.member()
  await sql`INSERT INTO audit (operator_id, act, target_type, target_id, reason)
    SELECT ${owner.id}, 'member.shown', 'member', ${ada.id}, '=cmd();' || chr(10) || '@x; +y' FROM generate_series(1, 1200)`.execute(
    lounge.database.db,
  )
  const { body, headers } = await owner.call('downloadAudit', { target_type: 'member', target_id: ada.id })
  expect(headers.get('content-type')).toContain('text/csv')
  const lines = (body as unknown as string).trim().split('\r\n')
  expect(lines).toHaveLength(1201)
  expect(lines[1]).toContain(`"'=cmd();\n'@x;' +y"`)
})

test('no password, code, secret, token, address or word of a member stands in it, whatever was done', async () => {
  const ada = await lounge.member('Canaryname')
  await ada.call('updateProfile', { name: 'Canaryname', surname: 'Canarysurname', phone: '+31612345679', avatar_color: 'red-pink' })
  const code = codeOf(DEMO_OPERATOR.secret)
  const desk = deskVisitor(lounge.origin)
  await desk.call('operatorSignIn', { email: DEMO_OPERATOR.email, password: DEMO_OPERATOR.password, code })
  for (const field of ['email', 'phone', 'address']) await owner.call('revealMember', { member_id: ada.id, field, reason: 'asked' })
  await owner.call('banMember', { member_id: ada.id, days: 1, ground: 'ads', facts: 'Canaryfacts', reason: 'asked' })
  await owner.call('liftMember', { member_id: ada.id, reason: 'asked' })
  const invited = await owner.call('inviteOperator', { email: 'canary@example.com', roles: ['support'], reason: 'asked' })
  await owner.call('resetFactor', { operator_id: invited.body.payload.result.operator, reason: 'asked' })
  const text = JSON.stringify(await lounge.database.owner.selectFrom('audit').selectAll().execute())
  const secrets = [ada.email, 'Canary', 'canary', DEMO_OPERATOR.password, DEMO_OPERATOR.secret, code, desk.cookie!, owner.cookie!, '+316']
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})
