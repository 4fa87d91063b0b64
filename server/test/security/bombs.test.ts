// Files and bodies that ask for more than they are: refused, or read within bounds, while everybody else is served and memory holds.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DESK_DOORS } from '@green-room/contract/wire/backoffice-doors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_OPERATOR } from '#server/accounts/operators.ts'
import { cardBombs, deepText, memberBombs, packedBody } from '../attacks/bombs.ts'
import { freePort, startLoungeProcess, type LoungeProcess } from '../lounge-process.ts'
import { OPERATIONS } from '../operations.ts'
import { codeOf, deskVisitor, type Desk } from '../people/operator.ts'
import { newAddress, signUp } from '../people/sign-up.ts'
import type { Visitor } from '../people/visitor.ts'

const GROWTH_MB_MAX = 700
const dataDir = mkdtempSync(join(tmpdir(), 'green-room-bombs-'))
chmodSync(dataDir, 0o755)
let lounge: LoungeProcess
let ada: Visitor & { id: string }
let topic: string
let desk: Desk
let before: number

/** The most memory that the process ever had, in MB, where the system says so. */
const peakMb = (): number => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${lounge.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

beforeAll(async () => {
  lounge = await startLoungeProcess({ dataDir, port: await freePort(), env: { NODE_ENV: 'development' } })
  ada = await signUp(lounge.origin, newAddress())
  const { body: rooms } = await ada.call('listRooms')
  topic = (await ada.call('createTopic', { room_id: rooms.payload.rooms[0].id, title: 'A quiet evening' })).body.payload.topic.id
  await ada.call('acceptTerms', { topic_id: topic })
  desk = deskVisitor(lounge.origin)
  const { email, password, secret } = DEMO_OPERATOR
  expect((await desk.call('operatorSignIn', { email, password, code: codeOf(secret) })).body.payload.step).toBe('in')
  before = peakMb()
}, 120_000)
afterAll(async () => {
  lounge?.kill('SIGTERM')
  await lounge?.ended
  rmSync(dataDir, { recursive: true, force: true })
})

/** The act, while somebody else reads on, and is answered each time. */
async function whileOthersRead<T>(act: Promise<T>): Promise<T> {
  let isOver = false
  const done = act.finally(() => (isOver = true))
  const statuses = new Set<number>()
  do statuses.add((await fetch(`${lounge.origin}/api/rooms/index`)).status)
  while (!isOver)
  expect([...statuses]).toEqual([200])
  return done
}

describe('a member who sends bombs as files', () => {
  test('is refused, or is charged for what was read of them, and the lounge goes on', { timeout: 240_000 }, async () => {
    for (const { name, type, bytes } of await memberBombs()) {
      const sent = ada.upload('postMessage', { topic_id: topic, content: 'Look.', types: ['document'] }, [{ name, type, bytes }])
      const { code } = await whileOthersRead(sent)
      expect([name, [200, 402, 413, 415, 422].includes(code), code]).toEqual([name, true, code])
    }
  })
})

describe('an operator who is handed bombs', () => {
  const send = async (path: string, fields: Record<string, string>, bytes: Buffer): Promise<{ code: number; body: any }> => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new File([new Uint8Array(bytes)], 'card'))
    const headers = { cookie: `desk=${desk.cookie}` }
    const answer = await fetch(`${lounge.origin}/api/admin${path}`, { method: 'POST', headers, body: form })
    return { code: answer.status, body: await answer.json() }
  }

  test('as cards reads none without end, and opens those that were read', { timeout: 120_000 }, async () => {
    for (const [at, [what, bytes, codes]] of (await cardBombs()).entries()) {
      const casting = { slug: `bomb-${at}`, age: '34', pronouns: 'she', rooms: 'tea-room' }
      const { code, body } = await whileOthersRead(send('/characters', casting, bytes))
      expect([what, codes.includes(body.code ?? body.status), code < 500]).toEqual([what, true, true])
      if (code === 200) expect((await desk.call('openCharacter', { slug: casting.slug })).code).toBe(200)
    }
  })

  test('as portraits draws none of them', { timeout: 120_000 }, async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000"><filter id="f"><feTurbulence numOctaves="9"/></filter>'
    const svg = Buffer.from(`${drawing}${'<rect width="6000" height="6000" filter="url(#f)"/>'.repeat(50)}</svg>`)
    const pictures = (await memberBombs()).filter(({ name }) => /^(huge|passes)/.test(name)).map(({ bytes }) => bytes)
    const { portrait_version: version } = (await desk.call('openCharacter', { slug: 'mara' })).body.payload
    for (const bytes of [svg, ...pictures]) {
      const { body } = await whileOthersRead(send('/characters/mara/portrait', { version, reason: 'a photo' }, bytes))
      expect(body.code).toBe('portrait.unfit')
    }
  })
})

describe('a body', () => {
  const raw = (body: BodyInit, headers: Record<string, string>) =>
    fetch(`${lounge.origin}/api/topics/create`, { method: 'POST', headers: { ...ada.headers(), ...headers }, body })

  test('that is packed is not unpacked', async () => {
    const json = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    expect([400, 415]).toContain((await raw(packedBody, json)).status)
    const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' }
    expect([400, 415, 422]).toContain((await raw(packedBody, form)).status)
  })

  test('of many small parts, long names or endless heads is refused', async () => {
    const part = (name: string, head = '') => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n${head}\r\n1\r\n`
    const bodies = [
      Array.from({ length: 20_000 }, (_, i) => part(`f${i}`)).join(''),
      part('n'.repeat(500_000)),
      part('a', Array.from({ length: 20_000 }, (_, i) => `x-${i}: 1\r\n`).join('')),
      `--x\r\n${'y'.repeat(2_000_000)}`,
    ]
    for (const body of bodies) {
      const form = { 'content-type': 'multipart/form-data; boundary=x' }
      const { status } = await fetch(`${lounge.origin}/api/messages/create`, {
        method: 'POST',
        headers: { ...ada.headers(), ...form },
        body: `${body}--x--\r\n`,
      })
      expect([400, 413, 422]).toContain(status)
    }
  })

  test('that is deep fells no door, whichever of its fields it stands in', { timeout: 120_000 }, async () => {
    const wrong: unknown[] = []
    const post = async (name: string, method: string, path: string, headers: Record<string, string>, body: object, field: string) => {
      for (const depth of [400, 28_000]) {
        const text = JSON.stringify({ ...body, [field]: 'HERE' }).replace('"HERE"', deepText(depth))
        const init = { method, headers: { 'content-type': 'application/json', ...headers }, body: text }
        const { status } = await fetch(`${lounge.origin}/api${path}`, init)
        if (status >= 500 && status !== 503) wrong.push([name, depth, field, status])
      }
    }
    for (const { name, method, path, bodies } of OPERATIONS) {
      if (method === 'GET' || ['logout', 'deleteAccount', 'revokeOtherSessions'].includes(name)) continue
      const fields = Object.keys(bodies['application/json']?.properties ?? {})
      for (const field of [...fields, 'x'])
        await post(name, method, path.replace(/\{\w+\}/g, '1'), ada.headers(), { topic_id: topic }, field)
    }
    const known: Record<string, string> = { slug: 'mara', language: 'en', door: 'givePoints', kind: 'faq' }
    for (const [name, door] of Object.entries(DESK_DOORS)) {
      const [method = '', path = ''] = door.split(' ')
      if (method === 'GET' || name === 'operatorSignOut') continue
      const at = path.replace(/:(\w+)/g, (_, id: string) => known[id] ?? '1')
      const body = { version: 'x', reason: 'x', card: 'live', lines: [] }
      for (const field of ['input', 'fields', 'lines', 'state', 'reason'])
        await post(name, method, at, { cookie: `desk=${desk.cookie}` }, body, field)
    }
    expect(wrong).toEqual([])
  })
})

test('and the process took no more memory than its bounds allow', async () => {
  expect((await fetch(`${lounge.origin}/readyz`)).status).toBe(200)
  expect(lounge.output()).not.toMatch(/request failed|RangeError|out of memory/)
  if (process.platform !== 'linux') return
  console.info(`bombs: the process grew from ${Math.round(before)} to ${Math.round(peakMb())} MB at most`)
  expect(peakMb() - before).toBeLessThan(GROWTH_MB_MAX)
})
