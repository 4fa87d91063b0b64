// Words that belong to one member go through every door, and through every way that a call can fail; then they must not stand in the logs of the
// program or its database, in its figures, in its own description, or in the answers that others get.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { DESK_DOORS, type DeskDoorName } from '@green-room/contract/wire/backoffice-doors'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_OPERATOR } from '#server/accounts/operators.ts'
import { createLog } from '#server/platform/log/log.ts'
import { fakeModels } from '../fakes/fake-model.ts'
import { startFakeOpenAI } from '../fakes/fake-openai.ts'
import { embeddedServer, freePort, startLoungeProcess, until, type LoungeProcess } from '../lounge-process.ts'
import { OPERATIONS, type JsonSchema } from '../operations.ts'
import { answered, buildPrivateWorld, CANARY, holdsCanary, PUBLIC_TITLE, type Ada, type PrivateWorld } from '../fakes/private-world.ts'
import { keepAlive, rawCall } from '../raw-call.ts'
import { codeOf, deskVisitor } from '../people/operator.ts'
import { signUp } from '../people/sign-up.ts'
import { createVisitor, type Visitor } from '../people/visitor.ts'
import { tokenIn } from '../people/link-token.ts'

const EMAIL = 'zephyrquillmail@example.com'
const PASSWORD = 'Zephyrquillpass1'
const dataDir = mkdtempSync(join(tmpdir(), 'green-room-canaries-'))
chmodSync(dataDir, 0o755)
let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let lounge: LoungeProcess
let world: PrivateWorld
let port: number
/** Tokens and cookies that were handed out, as they stood. */
const secrets = new Set<string>()

const remember = (visitor: Visitor): void => {
  for (const value of [...visitor.cookies.values(), visitor.token]) if (value) secrets.add(decodeURIComponent(value))
}
async function member(name = 'Ada'): Promise<Ada> {
  const ada = Object.assign(await signUp(lounge.origin, EMAIL, name, PASSWORD), { email: EMAIL, password: PASSWORD })
  remember(ada)
  return ada
}
const mailsTo = async (address: string): Promise<{ links: string[] }[]> =>
  (await (await fetch(`${lounge.origin}/sandbox/mailbox.json?to=${encodeURIComponent(address)}`)).json()) as { links: string[] }[]

async function signInAgain(password: string): Promise<void> {
  const visitor = createVisitor(lounge.origin)
  await visitor.call('csrfCookie')
  const { body } = await visitor.call('login', { email: EMAIL, password })
  visitor.setToken(body.payload.token)
  remember(visitor)
  world = { ...world, ada: Object.assign(visitor, { id: world.ada.id, email: EMAIL, password }) }
}

/** A body for an operation in which every text is a canary; titles are public, and stay plain. */
function filled(schema: JsonSchema | undefined): Record<string, unknown> {
  const value = (name: string, field: JsonSchema): unknown =>
    name === 'title'
      ? 'A plain title'
      : /email/.test(name)
        ? EMAIL
        : /password/.test(name)
          ? PASSWORD
          : field.enum
            ? field.enum[0]
            : `zephyrquill${name}`
  return Object.fromEntries(Object.entries(schema?.properties ?? {}).map(([name, field]) => [name, value(name, field)]))
}

/** Columns of the database in which a value is such. */
async function columnsWith(condition: string, values: unknown[] = []): Promise<string[]> {
  const client = new Client(embeddedServer(dataDir).url)
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`)
  const found = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await client.query<{ key: string }>(
      `SELECT DISTINCT t.key FROM ${name} r, jsonb_each_text(to_jsonb(r)) t WHERE ${condition}`,
      values,
    )
    for (const { key } of rows) found.add(`${name.replace(/^public\./, '')}.${key}`)
  }
  await client.end()
  return [...found].toSorted()
}

beforeAll(async () => {
  models = await startFakeOpenAI()
  port = await freePort()
  const chain = fakeModels(models.url, { first: 'quotes-refusal', second: 'quotes-garbage' })
  lounge = await startLoungeProcess({ dataDir, port, env: { ...chain, LOG_LEVEL: 'debug' } })
  world = await buildPrivateWorld({ member })
}, 120_000)
afterAll(async () => {
  lounge?.kill('SIGTERM')
  await lounge?.ended
  await models?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('canaries went', () => {
  test('through every door, as they should and as they shouldn’t', { timeout: 60_000 }, async () => {
    const { ada } = world
    const strangers = [ada, createVisitor(lounge.origin), await signUp(lounge.origin, 'bert@example.com', 'Bert')]
    for (const visitor of strangers) {
      await visitor.call('csrfCookie')
      for (const { name, method, bodies, parameters } of OPERATIONS) {
        if (name === 'logout' || name === 'openEvents' || name === 'revokeOtherSessions') continue
        const fields = filled(bodies['application/json'])
        const path = Object.fromEntries(parameters.filter((one) => one.in === 'path').map((one) => [one.name, `zephyrquill${one.name}`]))
        await visitor.call(name, { ...fields, ...path }, { key: 'zephyrquillkey', headers: { 'user-agent': 'zephyrquillagent' } })
        if (method !== 'GET') await visitor.call(name, { ...fields, ...path, topic_id: world.topic }, { key: 'zephyrquillkey2' })
      }
      remember(visitor)
    }
    await signInAgain(PASSWORD)
    expect((await world.ada.call('readProfile')).body.payload.name).toBe(CANARY.name)
  })

  test('through sign-in, links and tokens', async () => {
    const visitor = createVisitor(lounge.origin)
    await visitor.call('csrfCookie')
    expect((await visitor.call('login', { email: EMAIL, password: 'Zephyrquillwrong1' })).code).toBe(422)
    const { body } = await createVisitor(lounge.origin).call('login', {
      email: EMAIL,
      password: PASSWORD,
      device_name: 'zephyrquilldevice',
    })
    secrets.add(body.payload.token)
    const resets = async (): Promise<string[]> =>
      (await mailsTo(EMAIL)).flatMap((mail) => mail.links).filter((url) => url.includes('/reset-password'))
    const known = new Set(await resets())
    await visitor.call('requestPasswordReset', { email: EMAIL })
    const link = await until(async () => (await resets()).find((url) => !known.has(url)), 10_000)
    for (const mail of await mailsTo(EMAIL)) for (const url of mail.links) secrets.add(tokenIn(url) || url)
    const token = tokenIn(link)
    const fresh = { password: `${PASSWORD}x`, password_confirmation: `${PASSWORD}x` }
    expect((await visitor.call('resetPassword', { token, email: EMAIL, ...fresh })).code).toBe(200)
    await signInAgain(`${PASSWORD}x`)
  })

  test('through the desks of operators, who look at all that is shown and put their reasons to it', { timeout: 60_000 }, async () => {
    const desk = deskVisitor(lounge.origin)
    const { email, password, secret } = DEMO_OPERATOR
    expect((await desk.call('operatorSignIn', { email, password, code: codeOf(secret) })).body.payload.step).toBe('in')
    secrets.add(desk.cookie!)
    const [{ id: file } = { id: '' }] = (await desk.call('listCases')).body.payload.rows
    const ids = { member_id: world.ada.id, case_id: file, language: 'en', reason: 'a look', slug: 'mara', kind: 'faq' }
    const looks = (Object.entries(DESK_DOORS) as [DeskDoorName, string][]).filter(
      ([name, door]) =>
        door.startsWith('GET') || /^(showEvidence|revealMember|givePoints|exportMember|noteCase|checkAudit|claimCase)$/.test(name),
    )
    const codes = new Set<number>()
    for (const [door] of looks)
      for (const field of ['email', 'phone', 'address'])
        codes.add((await desk.call(door, { ...ids, field, points: 1, text: 'a note' })).code)
    expect([...codes].filter((code) => code >= 500)).toEqual([])
    expect(JSON.stringify((await desk.call('showEvidence', { case_id: file })).body)).toMatch(/zephyrquill/)
  })

  test('through bytes that are no request', async () => {
    const agent = keepAlive(1)
    const headers = [...Object.entries(world.ada.headers()).flat(), 'content-type', 'application/json', 'host', 'localhost']
    const send = (path: string, body: string): Promise<{ status: number }> =>
      rawCall(agent, port, { method: 'POST', path, headers: [...headers, 'content-length', String(Buffer.byteLength(body))], body })
    const statuses = [
      await send('/api/messages/create', '{"content":"zephyrquilltorn'),
      await send('/api/zephyrquillplace?token=zephyrquilltoken', '{}'),
      await send('/api/static-pages/%zzzephyrquill', '{}'),
      await send(`/api/login?x=${'zephyrquill'.repeat(3_000)}`, '{}'),
      await send('/api/messages/create', JSON.stringify({ topic_id: world.topic, content: 'zephyrquill'.repeat(20_000) })),
    ]
    agent.destroy()
    expect(statuses.map(({ status }) => status)).toEqual([400, 404, 400, 413, 413])
  })

  test('through models that fail and quote what they were told', async () => {
    const sent = await world.ada.call('postMessage', { topic_id: world.topic, content: CANARY.text })
    expect(sent.code).toBe(200)
    await answered(world.ada, world.topic)
    expect(JSON.stringify(models.hits.map((hit) => hit.body))).toContain('zephyrquilltext')
    expect(lounge.output()).toMatch(/cannot be read|reply failed/)
  })

  test('through an outage of the database', { timeout: 60_000 }, async () => {
    const { ada, topic } = world
    process.kill(embeddedServer(dataDir).pid, 'SIGKILL')
    const codes = new Set<number>()
    await until(async () => {
      const answers = await Promise.all([
        ada.call('postMessage', { topic_id: topic, content: CANARY.text }),
        ada.call('updateProfile', { name: CANARY.name, surname: CANARY.surname, phone: '+31612345678', avatar_color: 'purple-pink' }),
        ada.call('login', { email: EMAIL, password: PASSWORD }),
        ada.call('readPastTopic', { topic_id: world.past }),
      ])
      for (const { code } of answers) codes.add(code)
      return codes.has(503) && answers.every(({ code }) => code < 500)
    }, 40_000)
    expect([...codes]).not.toContain(500)
    expect(lounge.output()).toContain('request failed')
  })
})

describe('and stand in no', () => {
  /** The place where something of Ada's stands; empty where nothing does. */
  const findIn = (text: string): string => {
    const marks = [...secrets].map((secret) => text.indexOf(secret))
    const at = Math.max(text.search(/zephyrquill/i), ...marks)
    return at === -1 ? '' : text.slice(Math.max(0, at - 300), at + 200)
  }

  test('log of the program, told at its most talkative', () => {
    expect(secrets.size).toBeGreaterThan(8)
    expect(
      lounge
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{')).length,
    ).toBeGreaterThan(3)
    expect(findIn(lounge.output())).toBe('')
  })

  test('log of the database', () => {
    const log = readFileSync(join(dataDir, 'postgres/server.log'), 'utf8')
    expect(log).toContain('database system is ready')
    expect(findIn(log)).toBe('')
  })

  test('table but those that keep what is private, and there as it is told', async () => {
    const rows = [...readFileSync('docs/security.md', 'utf8').matchAll(/^\| (secret|private|money|house) \| (.*?) \|/gm)]
    const classOf = new Map(rows.flatMap(([, name, tables]) => tables!.match(/[\w.]+/g)!.map((table) => [table, name!] as const)))
    const found = await columnsWith(`t.value ~* 'zephyrquill'`)
    const tableOf = (column: string): string => column.replace(/\.\w+$/, '')
    // A link goes to an address; all else of it is a digest.
    const elsewhere = found.filter((column) => classOf.get(tableOf(column)) !== 'private' && !column.startsWith('sandbox'))
    expect(elsewhere).toEqual(['link.address'])
    expect(found).toContain('message.content')
    // What waits to be done knows numbers, and what was done knows which field was looked at.
    expect(found.map(tableOf)).not.toContain('job')
    const told = await columnsWith(`t.value LIKE ANY ($1)`, [[...secrets].map((one) => `%${one}%`)])
    expect(told.filter((column) => !column.startsWith('sandbox.mail.'))).toEqual([])
    expect(told).toContain('sandbox.mail.text')
  })

  test('figures', async () => {
    const figures = await (await fetch(`${lounge.origin}/metrics`)).text()
    expect(figures).toContain('http_request_seconds_count{door="postMessage"')
    expect(findIn(figures)).toBe('')
  })

  test('description of the API', async () => {
    const description = await (await fetch(`${lounge.origin}/api/openapi.json`)).text()
    expect(findIn(description)).toBe('')
  })

  test('answer to anybody else', async () => {
    const cleo = await signUp(lounge.origin, 'cleo@example.com', 'Cleo')
    const ids = {
      topic_id: world.topic,
      message_id: world.message,
      attachment_id: world.attachment,
      session_id: world.session,
      page: 'terms',
    }
    for (const { name, method } of OPERATIONS.filter((one) => one.name !== 'openEvents' && one.name !== 'logout')) {
      const { body } = await cleo.call(name, method === 'GET' ? ids : { ...ids, content: 'Hello', type: 'topic' })
      const text = JSON.stringify(body)
      if (name !== 'listTopics') expect(text).not.toContain(PUBLIC_TITLE)
      expect(findIn(text)).toBe('')
    }
    expect(holdsCanary(JSON.stringify((await world.ada.call('readProfile')).body))).toBe(true)
  })

  test('error’s own fields, wherever it comes from', () => {
    let written = ''
    const log = createLog(
      'debug',
      new Writable({ write: (chunk: Buffer, _encoding, done) => (void (written += chunk.toString()), done()) }),
    )
    const row = Object.assign(new Error('new row for relation "message" violates check constraint "message_check"'), {
      code: '23514',
      constraint: 'message_check',
      detail: 'Failing row contains (1, zephyrquilltext).',
      where: 'PL/pgSQL zephyrquill',
    })
    const value = Object.assign(new Error('invalid input syntax for type bigint: "zephyrquill"'), { code: '22P02', severity: 'ERROR' })
    const mail = Object.assign(new Error(`550 no such mailbox <${EMAIL}>`), {
      code: 'EENVELOPE',
      rejected: [EMAIL],
      envelope: { to: [EMAIL] },
    })
    for (const err of [row, value, mail, new Error('outer', { cause: mail })]) log.error({ err }, 'it failed')
    expect(findIn(written)).toBe('')
    for (const kept of ['23514', 'message_check', '22P02', 'EENVELOPE', 'canaries.test.ts']) expect(written).toContain(kept)
  })
})
