// Requests as nobody's browser sends them: two lengths, names twice, names of prototypes, addresses that a caller made up.
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO } from '#server/accounts/seed.ts'
import { openTestLounge, type TestLounge } from '../../../test/lounge.ts'
import { keepAlive, rawCall, type RawAnswer } from '../../../test/raw-call.ts'
import type { Visitor } from '../../../test/people/visitor.ts'

let lounge: TestLounge
let ada: Visitor
const agent = keepAlive(2)
const portOf = (of: TestLounge): number => Number(new URL(of.origin).port)
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false })
  ada = await lounge.member()
})
afterAll(async () => {
  agent.destroy()
  await lounge?.close()
})

/** Sends bytes as they stand, and reads until the other end closes. */
async function say(bytes: string): Promise<string> {
  const socket = connect(portOf(lounge), '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk: Buffer) => void (heard += chunk.toString()))
  socket.on('error', () => {})
  socket.setTimeout(3_000, () => socket.destroy())
  socket.write(bytes)
  await once(socket, 'close')
  return heard
}
const HIDDEN = 'GET /api/rooms/index HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
const post = (...headers: string[]): string =>
  ['POST /api/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers].join('\r\n')
const chunks = `0\r\n\r\n${HIDDEN}`

describe('a request hides no second one', () => {
  test.each([
    ['a length and chunks', `${post(`Content-Length: ${chunks.length}`, 'Transfer-Encoding: chunked')}\r\n\r\n${chunks}`],
    ['chunks and a length', `${post('Transfer-Encoding: chunked', 'Content-Length: 6')}\r\n\r\n${chunks}`],
    ['two lengths', `${post('Content-Length: 2', `Content-Length: ${HIDDEN.length + 2}`)}\r\n\r\n{}${HIDDEN}`],
    ['two lengths in one', `${post(`Content-Length: 2, ${HIDDEN.length + 2}`)}\r\n\r\n{}${HIDDEN}`],
    ['a length with a sign', `${post('Content-Length: +2')}\r\n\r\n{}${HIDDEN}`],
    ['a coding with a tab before it', `${post('Transfer-Encoding:\tchunked', 'Content-Length: 2')}\r\n\r\n{}${HIDDEN}`],
    ['a coding that nobody knows', `${post('Transfer-Encoding: xchunked')}\r\n\r\n${chunks}`],
    ['a coding twice', `${post('Transfer-Encoding: chunked', 'Transfer-Encoding: identity')}\r\n\r\n${chunks}`],
    ['a space before the colon', `${post('Content-Length : 2')}\r\n\r\n{}${HIDDEN}`],
    ['a line that goes on', `${post('X-One: 1', ' Transfer-Encoding: chunked')}\r\n\r\n${chunks}`],
    ['bare line feeds', `${post('X-One: 1\nTransfer-Encoding: chunked')}\r\n\r\n${chunks}`],
    ['a chunk of a false size', `${post('Transfer-Encoding: chunked')}\r\n\r\n-1\r\n{}\r\n${chunks}`],
  ])('behind %s', async (_what, bytes) => {
    const heard = await say(bytes)
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
    expect(heard).not.toContain('"rooms"')
  })
})

const asJson = (path: string, body: string): Promise<RawAnswer> =>
  rawCall(agent, portOf(lounge), {
    method: 'PUT',
    path,
    body,
    headers: Object.entries({
      ...ada.headers(),
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      host: 'localhost',
    }).flat(),
  })
const PROFILE = { name: 'Ada', surname: 'L', phone: '+31612345678', avatar_color: 'red-pink' }

describe('a field', () => {
  test('comes from where its door takes it, and once: two values are none', async () => {
    const read = (path: string) => fetch(lounge.origin + path, { headers: ada.headers() })
    for (const query of ['page=1&page=2', 'page[]=1', 'page[a]=1', 'page=1&page='])
      expect([query, (await read(`/api/transactions/index?${query}`)).status]).toEqual([
        query,
        query === 'page[]=1' || query === 'page[a]=1' ? 200 : 422,
      ])
    // The address says which session is meant; a query or a body beside it does not.
    const other = await lounge.member('Bea')
    const [session] = (await other.call('listSessions')).body.payload as { id: string }[]
    const answer = await fetch(`${lounge.origin}/api/user/sessions/999999?session_id=${session!.id}`, {
      method: 'DELETE',
      headers: { ...other.headers(), 'content-type': 'application/json', 'x-session-id': session!.id },
      body: JSON.stringify({ session_id: session!.id, password: 'Harbour42x' }),
    })
    expect(answer.status).toBe(404)
    expect((await other.call('readProfile')).code).toBe(200)
  })

  test('that no door names is dropped: nobody makes themselves rich, an operator, or somebody else', async () => {
    const foreign = { balance: 9_999, role: 'operator', is_channel: true, id: '1', member_id: '1', verified_at: null, suspended_at: null }
    expect((await asJson('/api/user/profile', JSON.stringify({ ...PROFILE, ...foreign }))).status).toBe(200)
    expect((await ada.call('readProfile')).body.payload).toMatchObject({ name: 'Ada', balance: 200, role: 'member', is_channel: false })
  })

  test('is of its type: what looks like it is not taken for it', async () => {
    for (const name of [1, true, null, ['Ada'], { toString: 'Ada' }, {}])
      expect([name, (await asJson('/api/user/profile', JSON.stringify({ ...PROFILE, name }))).status]).toEqual([name, 422])
    for (const body of ['[]', '"text"', '1', 'null']) expect([body, (await asJson('/api/user/profile', body)).status]).toEqual([body, 422])
  })

  test('named like a part of every object changes none', async () => {
    const poison = [
      `{"__proto__":{"isAdmin":true},"name":"Ada"}`,
      `{"constructor":{"prototype":{"isAdmin":true}},"name":"Ada"}`,
      `{"name":"Ada","surname":{"__proto__":{"isAdmin":true}}}`,
    ]
    for (const body of poison) expect([400, 422]).toContain((await asJson('/api/user/profile', body)).status)
    await fetch(`${lounge.origin}/api/settings?__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1`)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBe(undefined)
  })

  test('with the words of a query, a template or a format is a text like any other', async () => {
    const texts = ["'; DROP TABLE member; --", "' OR '1'='1", '${7*7}{{7*7}}#{7*7}', '%s%n%x', '<%= 7*7 %>', '$(id)`id`|id;id', '(?:a+)+$']
    for (const name of texts) {
      expect((await asJson('/api/user/profile', JSON.stringify({ ...PROFILE, name }))).status).toBe(200)
      expect((await ada.call('readProfile')).body.payload.name).toBe(name)
    }
    expect((await ada.call('readStaticPage', { page: "terms' OR '1'='1" })).code).toBe(404)
  })

  test('is read once: what is encoded twice stays so', async () => {
    expect((await asJson('/api/user/profile', JSON.stringify({ ...PROFILE, name: '%3Cb%3E &lt;b&gt; \\u003cb\\u003e' }))).status).toBe(200)
    expect((await ada.call('readProfile')).body.payload.name).toBe('%3Cb%3E &lt;b&gt; \\u003cb\\u003e')
    for (const path of ['/api/static-pages/%2574erms', '/api/static-pages/terms%00', '/api/static-pages/..%2fsettings'])
      expect((await fetch(lounge.origin + path)).status).toBeGreaterThanOrEqual(400)
  })
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'text/xml',
  'application/jsonp',
  'multipart/form-data; boundary=x',
])('a body of the type %s is refused where a form of another page could send it', async (type) => {
  const response = await fetch(`${lounge.origin}/api/user/profile`, {
    method: 'PUT',
    headers: { ...ada.headers(), 'content-type': type },
    body: JSON.stringify(PROFILE),
  })
  expect([415, 400]).toContain(response.status)
})

test(
  'an address that a caller made up counts nowhere; one that a named proxy tells does, and only its own',
  { timeout: 120_000 },
  async () => {
    const behind = async (trust?: string): Promise<string[]> => {
      const one = await openTestLounge({ stocked: false, replies: false, jobs: false, env: trust ? { TRUST_PROXY: trust } : {} })
      const headers = {
        'x-forwarded-for': '203.0.113.9, 198.51.100.7',
        'x-real-ip': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
        'client-ip': '203.0.113.9',
      }
      await one.visitor().call('login', { ...DEMO, device_name: 'A program' }, { bare: true, headers })
      const rows = await one.database.owner.selectFrom('session').select('ip').where('kind', '=', 'api').execute()
      await one.close()
      return rows.map(({ ip }) => ip)
    }
    expect([await behind(), await behind('1'), await behind('10.0.0.0/8')]).toEqual([['127.0.0.1'], ['198.51.100.7'], ['127.0.0.1']])
  },
)
