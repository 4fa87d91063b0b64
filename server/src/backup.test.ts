// The drill: a backup of a lounge that runs and is written to, restored into a fresh folder and started there. What was acknowledged before is there.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkout } from '../test/people/buyer.ts'
import { fakeModel } from '../test/fakes/fake-model.ts'
import { startFakeOpenAI } from '../test/fakes/fake-openai.ts'
import { embeddedServer, freePort, startLoungeProcess, until, type LoungeProcess } from '../test/lounge-process.ts'
import { createPayer } from '../test/people/payer.ts'
import { signUp } from '../test/people/sign-up.ts'
import { violations } from '../test/postgres/tables.ts'
import { createVisitor, type Visitor } from '../test/people/visitor.ts'
import { readManifest } from './backups/manifest.ts'
import { restoreFolder } from './backups/restore-folder.ts'
import { stillSealed } from './ledger/seal.ts'
import { connect } from './platform/database/database.ts'
import { readBaseBackup } from './platform/postgres/base-backup.ts'

const root = mkdtempSync(join(tmpdir(), 'green-room-backup-'))
chmodSync(root, 0o755) // as root the server runs as another account, which must reach its files
const [dataDir, fresh, backup] = [join(root, 'data'), join(root, 'fresh'), join(root, 'kept')]
const LETTER = new TextEncoder().encode('A letter that must not be lost')
let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let lounge: LoungeProcess
let ada: Visitor
let before: Seen
let path: string
let orderId: string

type Run = { code: number | null; output: string }
function run(program: 'backup' | 'restore', words: string[], env: Record<string, string> = {}): Promise<Run> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${program}.ts`), ...words], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: join(tmpdir(), 'green-room-compiled'),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
const start = async (folder: string) => startLoungeProcess({ dataDir: folder, port: await freePort(), env: fakeModel(models.url, 'ok') })
const seals = () => JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as { seal: string; migrations: string[] }

/** All that a member has in the lounge, as the API tells it. */
type Seen = Awaited<ReturnType<typeof look>>
async function look(visitor: Visitor, origin: string) {
  const topics = (await visitor.call('listTopics')).body.payload
  const { data } = (await visitor.call('listMessages', { topic_id: topicId })).body.payload
  const { balance } = (await visitor.call('readProfile')).body.payload
  const orders = (await visitor.call('listOrders')).body.payload.data
  const receipt = await fetch(`${origin}/api/receipts/${orders[0].receipt_id}/pdf`, { headers: visitor.headers() })
  const file = await fetch(origin + path, { headers: visitor.headers() })
  return {
    topics: topics.topics.length > 0,
    messages: data.map((one: { id: string; content: string; attachments: unknown[] }) => [one.id, one.content, one.attachments]),
    balance,
    orders,
    receipt: [receipt.status, receipt.headers.get('content-type')],
    file: [file.status, Buffer.from(await file.arrayBuffer()).toString()],
  }
}
let topicId: string
async function enterTopic(visitor: Visitor): Promise<string> {
  const topic = (await visitor.call('pickRandomTopic')).body.payload.topic.id as string
  await visitor.call('acceptTerms', { topic_id: topic })
  expect((await visitor.call('joinTopic', { topic_id: topic })).code).toBe(200)
  return topic
}
const answered = (visitor: Visitor, topic: string) =>
  until(async () => (await visitor.call('listMessages', { topic_id: topic })).body.payload.meta.reply?.state === 'done', 20_000)

beforeAll(async () => {
  models = await startFakeOpenAI()
  lounge = await start(dataDir)
  ada = await signUp(lounge.origin, 'ada@example.com')
  topicId = await enterTopic(ada)
  expect((await ada.call('postMessage', { topic_id: topicId, content: 'Keep this for me' })).code).toBe(200)
  await answered(ada, topicId)
  const file = { name: 'letter.txt', type: 'text/plain', bytes: LETTER }
  const sent = await ada.upload('postMessage', { topic_id: topicId, content: 'and this', types: ['document'] }, [file])
  path = sent.body.payload.message.attachments[0].path
  await answered(ada, topicId)
  const { body } = await checkout(ada)
  orderId = body.order_id
  const payer = createPayer(lounge.origin, lounge.origin.replace('127.0.0.1', 'localhost'))
  expect((await payer.payWith(body.redirect_url, '4242 4242 4242 4242')).status).toBe(303)
  await until(async () => (await ada.call('readOrderStatus', { order_id: orderId })).body.order.status === 'completed', 20_000)
  before = await look(ada, lounge.origin)
}, 120_000)
afterAll(async () => {
  lounge?.kill('SIGTERM')
  await lounge?.ended
  await models?.close()
  rmSync(root, { recursive: true, force: true })
})

test('a backup while the lounge runs and members write holds all that was acknowledged before it', { timeout: 120_000 }, async () => {
  const bert = await signUp(lounge.origin, 'bert@example.com')
  const topic = await enterTopic(bert)
  const sent: string[] = []
  let going = true
  const writing = (async () => {
    for (let turn = 0; going; turn++) {
      const { code, body } = await bert.call('postMessage', { topic_id: topic, content: `word ${turn}` })
      if (code === 200) sent.push(body.payload.message.id)
    }
  })()
  await until(async () => sent.length > 3, 20_000)
  const acknowledged = [...sent]
  const made = await run('backup', [backup])
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(`Backup:    ${backup} (database `) })
  going = false
  await writing
  expect(sent.length).toBeGreaterThan(acknowledged.length)
  expect(readdirSync(root).toSorted()).toEqual(['data', 'kept']) // nothing half beside it
  expect(readdirSync(backup).toSorted()).toEqual(['database.tar.gz', 'files', 'files.sha256', 'manifest.json'])
  expect(made.output).toContain(seals().seal)

  const restored = await run('restore', [backup, '--into', fresh])
  expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/Restored:.*\nHolds: .*\nVerified: .*the seal \d+\nStart it:/) })
  lounge.kill('SIGTERM')
  await lounge.ended
  rmSync(dataDir, { recursive: true, force: true })

  lounge = await start(fresh)
  const again = createVisitor(lounge.origin)
  for (const [name, value] of ada.cookies) again.cookies.set(name, value) // whoever was signed in is
  again.setToken(ada.token)
  expect(await look(again, lounge.origin)).toEqual(before)
  expect(before).toMatchObject({ receipt: [200, 'application/pdf'], file: [200, Buffer.from(LETTER).toString()] })

  const { url } = embeddedServer(fresh)
  const owner = connect(url, { max: 1, onError: () => {} })
  const kept = await owner.db.selectFrom('message').select('id').where('id', 'in', acknowledged).execute()
  expect(kept.map(({ id }) => id).toSorted()).toEqual(acknowledged.map(String).toSorted())
  expect(await violations(owner.db)).toEqual([])
  expect(await stillSealed(owner.db, seals().seal)).toBe(true)
  await owner.close()
  // The program has its login and no more rights than before, and members write on.
  const program = connect(url.replace('postgres@', 'lounge_program@'), { role: 'lounge_app', max: 1, onError: () => {} })
  await expect(sql`DELETE FROM migration`.execute(program.db)).rejects.toThrow('permission denied')
  await program.close()
  expect((await again.call('postMessage', { topic_id: topicId, content: 'Here I am again' })).code).toBe(200)
})

test('what is damaged is refused by its name, and the target stays unused', { timeout: 120_000 }, async () => {
  const broken = join(root, 'broken')
  const target = join(root, 'never')
  const refused = async (harm: () => void): Promise<string> => {
    cpSync(backup, broken, { recursive: true })
    harm()
    const words = await Promise.resolve()
      .then(() => restoreFolder(broken, readManifest(broken), target))
      .then(() => 'restored', (error: Error) => error.message) // prettier-ignore
    expect(existsSync(target)).toBe(false)
    rmSync(broken, { recursive: true })
    return words
  }
  const manifest = join(broken, 'manifest.json')
  const rewrite = (change: (text: string) => string) => writeFileSync(manifest, change(readFileSync(manifest, 'utf8')))
  const letter = () => globSync(join(broken, 'files/*/*'))[0]!

  expect(await refused(() => appendFileSync(join(broken, 'database.tar.gz'), 'x'))).toMatch(/^database\.tar\.gz is damaged: its SHA-256/)
  expect(await refused(() => appendFileSync(letter(), 'x'))).toMatch(/^files\/.* is damaged: its SHA-256/)
  expect(await refused(() => rmSync(letter()))).toMatch(/^files\/.* is missing from the backup\.$/)
  expect(await refused(() => rewrite((text) => text.slice(0, 200)))).toBe(
    `${manifest} is damaged, or of a backup that this version does not know.`,
  )
  expect(await refused(() => rmSync(manifest))).toBe(`${broken} is no backup: it has no manifest.json.`)
  expect(await refused(() => rewrite((text) => text.replace('"0001-', '"9999-later.sql", "0001-')))).toMatch(
    /^The backup was made by a newer Green Room/,
  )
  // All digests fit, and the books are not those of the manifest: found when the database has been unpacked and started.
  const other = `1:${'0'.repeat(64)}`
  expect(await refused(() => rewrite((text) => text.replace(seals().seal, other)))).toBe(
    `The books do not hold the seal ${other}, which they had when the backup was made.`,
  )
})

test('a target that is not empty is left alone, and so is one of another kind', async () => {
  const taken = join(root, 'taken')
  mkdirSync(taken)
  writeFileSync(join(taken, 'note.txt'), 'mine')
  expect(await run('restore', [backup, '--into', taken])).toEqual({
    code: 1,
    output: `${taken} is not empty: name a folder that is, or a new one.\nNothing was restored: the target stays unused.\n`,
  })
  expect(readdirSync(taken)).toEqual(['note.txt'])
  const { output } = await run('restore', [backup, '--into', 'postgres://ada@127.0.0.1:1/lounge'])
  expect(output).toContain('This backup is of an embedded database: restore it into a folder (--into FOLDER).')
})

test('a copy whose connection is lost is no copy', async () => {
  const { url } = embeddedServer(fresh)
  const copy = readBaseBackup(url)
  const owner = connect(url, { max: 1, onError: () => {} })
  await once(copy, 'readable')
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'walsender'`.execute(owner.db)
  await owner.close()
  await expect(finished(copy.resume())).rejects.toThrow(/terminat/)
})

test('a lounge that stands still is backed up as well; where there is none, none is made', { timeout: 120_000 }, async () => {
  lounge.kill('SIGTERM')
  await lounge.ended
  const { code, output } = await run('backup', [], { DATA_DIR: fresh })
  expect([code, output]).toEqual([0, expect.stringContaining('It lies on the disk of the lounge: copy it to another machine.')])
  const [name] = readdirSync(join(fresh, 'backups'))
  expect(name).toMatch(/^green-room-\d{8}T\d{6}Z$/)
  const nowhere = join(root, 'nowhere')
  expect(await run('backup', [], { DATA_DIR: nowhere })).toEqual({
    code: 1,
    output: expect.stringMatching(/^There is no database in .*\nThere is no backup\.\n$/),
  })
  expect(existsSync(nowhere)).toBe(false)
})
