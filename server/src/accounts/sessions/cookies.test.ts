// Cookies as a browser is given them by a lounge on the web: which there are, who may read them, where they go.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webCaller } from '../../../test/people/callers.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { tokenIn } from '../../../test/people/link-token.ts'

const HOST = { host: 'lounge.example' }
const PASSWORD = 'Harbour42x'
let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ stocked: false, replies: false, env: { PUBLIC_URL: 'https://lounge.example' } })
})
afterAll(() => lounge?.close())

type Given = { name: string; value: string; marks: string[]; body: string }
/** Every cookie that is handed out on the way from the first page to the sign-in, a new password and the end. */
async function handedOut(): Promise<Given[]> {
  const given: Given[] = []
  const visitor = lounge.visitor()
  const ask = async (...[door, input]: Parameters<typeof visitor.call>) => {
    const answer = await visitor.call(door, input, { headers: HOST })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...marks] = line.split('; ')
      given.push({
        name: pair.split('=')[0]!,
        value: pair.slice(pair.indexOf('=') + 1),
        marks: marks.map((mark) => mark.toLowerCase()),
        body: JSON.stringify(answer.body),
      })
    }
    return answer
  }
  const email = `cookies-${Math.random().toString(36).slice(2, 8)}@example.com`
  await ask('csrfCookie')
  await ask('register', { name: 'Ada', email, password: PASSWORD, password_confirmation: PASSWORD })
  const { rows } = await waitFor(async () => {
    const found = await lounge.lounge.db.selectFrom('sandbox.mail').select('links').where('recipient', '=', email).execute()
    return found.length > 0 && { rows: found }
  })
  const link = new URL((rows[0]!.links as string[])[0]!)
  visitor.setToken((await ask('verifyEmail', { token: tokenIn(link) })).body.payload.token)
  await ask('login', { email, password: PASSWORD })
  const signedIn = await ask('login', { email, password: PASSWORD })
  visitor.setToken(signedIn.body.payload.token)
  const fresh = { password: `${PASSWORD}y`, password_confirmation: `${PASSWORD}y` }
  const changed = await ask('changePassword', { current_password: PASSWORD, ...fresh })
  expect(changed.code).toBe(200)
  visitor.setToken(changed.body.payload.token)
  await ask('logout')
  return given
}

test('each is for this host, for https, and for calls from the lounge’s own pages', async () => {
  const given = await handedOut()
  expect([...new Set(given.map(({ name }) => name))].toSorted()).toEqual([
    'XSRF-TOKEN',
    '__Host-device',
    '__Host-presession',
    '__Host-session',
  ])
  const wrong = given.filter(({ name, value, marks }) => {
    const isCleared = value === '' // a cookie that is taken away names its place alone
    const wanted = isCleared ? ['path=/'] : ['path=/', 'secure', 'samesite=lax']
    return !wanted.every((mark) => marks.includes(mark)) || marks.some((mark) => mark.startsWith('domain=')) || name === 'session'
  })
  expect(wrong).toEqual([])
})

test('no script reads one but the token that it has to send back, and no answer repeats one', async () => {
  const given = (await handedOut()).filter(({ value }) => value !== '')
  expect(given.filter(({ name, marks }) => marks.includes('httponly') === (name === 'XSRF-TOKEN'))).toEqual([])
  expect(given.filter(({ value, body }) => body.includes(decodeURIComponent(value)))).toEqual([])
})

test('sessions are random texts of 256 bits, another one each time, ended by the next', async () => {
  const sessions = (await handedOut()).filter(({ name, value }) => name === '__Host-session' && value !== '').map(({ value }) => value)
  expect(sessions).toHaveLength(4)
  expect(new Set(sessions).size).toBe(4)
  for (const value of sessions) {
    expect(Buffer.from(value, 'base64url')).toHaveLength(32)
    const { code } = await lounge.visitor().call('readProfile', {}, { headers: { ...HOST, cookie: `__Host-session=${value}` } })
    expect(code).toBe(401)
  }
})

test('nothing else opens a session: neither what is kept of one, nor its id, nor a text of one’s own', async () => {
  const { id } = await lounge.database.owner.selectFrom('member').select('id').limit(1).executeTakeFirstOrThrow()
  await webCaller(lounge.origin, lounge.database.owner, id)
  const rows = await lounge.database.owner.selectFrom('session').select(['id', 'token_hash']).execute()
  expect(rows.length).toBeGreaterThan(0)
  const kept = rows.flatMap(({ id: own, token_hash: hash }) => [own, hash.toString('base64url'), hash.toString('hex')])
  for (const value of [...kept, '', '1', 'null', '{"id":1}', "' OR 1=1 --"]) {
    const cookie = `__Host-session=${encodeURIComponent(value)}`
    expect((await lounge.visitor().call('readProfile', {}, { headers: { ...HOST, cookie } })).code).toBe(401)
  }
})
