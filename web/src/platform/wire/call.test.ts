import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { keepCurrency, keepLanguage } from '../kept/preferences.ts'
import { isProblem, type Problem } from '../problem.ts'
import { beginSession, endSession, getSession, onSessionNews, startSession } from '../kept/session.ts'

type Asked = { url: URL; method: string; headers: Headers; body: unknown }
let asked: Asked[] = []
let answers: ((asked: Asked) => Response | Promise<Response>)[] = []

const ok = (payload: unknown = null): Response => Response.json({ status: 'OK', message: null, payload })
const refuse = (status: number, code: string, more: object = {}, headers: Record<string, string> = {}): Response =>
  Response.json({ status: 'ERROR', code, message: `said ${code}`, payload: null, ...more }, { status, headers })
const problemOf = (promise: Promise<unknown>): Promise<Problem> =>
  promise.then(
    () => expect.fail('it should have been refused'),
    (error: unknown) => (isProblem(error) ? error : expect.fail(String(error))),
  )

beforeEach(() => {
  asked = []
  answers = []
  localStorage.clear()
  document.cookie = 'XSRF-TOKEN=first'
  keepLanguage('3')
  keepCurrency('USD')
  startSession()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://lounge.test')
    const { body } = init
    const one: Asked = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof body === 'string' ? JSON.parse(body) : body,
    }
    if (url.pathname.endsWith('/sanctum/csrf-cookie')) {
      document.cookie = 'XSRF-TOKEN=renewed'
      return ok()
    }
    asked.push(one)
    return (answers.shift() ?? (() => ok()))(one)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is sent', () => {
  test('carries language and currency in the query of a GET, and the rest of the input', async () => {
    await call('listTopics', { room_id: '7', page: 2 })
    expect(asked[0]!.method).toBe('GET')
    expect(asked[0]!.url.pathname).toBe('/api/topics/index')
    expect(Object.fromEntries(asked[0]!.url.searchParams)).toEqual({ room_id: '7', page: '2', lang_id: '3', currency: 'USD' })
    expect(asked[0]!.headers.get('x-xsrf-token')).toBeNull()
  })

  test('asks for another language where one is named', async () => {
    await call('readLocalizations', {}, { languageId: '9' })
    expect(asked[0]!.url.searchParams.getAll('lang_id')).toEqual(['9'])
  })

  test('carries them in the body of everything else, with the XSRF token, the bearer and the key', async () => {
    beginSession('web_token')
    await call('createTopic', { room_id: '7', title: 'Rain' }, { key: 'k-1' })
    expect(asked[0]!.body).toEqual({ room_id: '7', title: 'Rain', lang_id: '3', currency: 'USD' })
    expect(asked[0]!.headers.get('x-xsrf-token')).toBe('first')
    expect(asked[0]!.headers.get('authorization')).toBe('Bearer web_token')
    expect(asked[0]!.headers.get('idempotency-key')).toBe('k-1')
  })

  test('puts path parameters into the path and nowhere else', async () => {
    await call('revokeSession', { session_id: '12', password: 'Sleeve33' })
    expect(asked[0]!.method).toBe('DELETE')
    expect(asked[0]!.url.pathname).toBe('/api/user/sessions/12')
    expect(asked[0]!.body).not.toHaveProperty('session_id')
  })

  test('goes as a form where there are files', async () => {
    const file = new File(['abc'], 'sleeve.txt', { type: 'text/plain' })
    await call('postMessage', { topic_id: '7', content: 'Look', types: ['document'], price: 20.4 }, { files: [file] })
    const form = asked[0]!.body as FormData
    expect([...form.keys()].toSorted()).toEqual(['attachments[]', 'content', 'currency', 'lang_id', 'price', 'topic_id', 'types[]'])
    expect(form.get('types[]')).toBe('document')
    expect((form.get('attachments[]') as File).name).toBe('sleeve.txt')
    expect(asked[0]!.headers.get('content-type')).toBeNull()
  })
})

describe('how it is sent', () => {
  test('with cookies, and for as long as its door allows', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    const sent = vi.spyOn(globalThis, 'fetch')
    for (const door of ['listFaq', 'listRooms', 'listActiveTopics', 'isAuth'] as const) await call(door, {})
    expect(limit.mock.calls.flat()).toEqual([30_000, 8_000, 10_000])
    expect(sent.mock.calls.map(([, init]) => init?.credentials)).toEqual(Array(4).fill('same-origin'))
    vi.restoreAllMocks()
  })
  test('is broken off when that is over', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('too late', 'TimeoutError')))
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal!.throwIfAborted())
    expect((await problemOf(call('listFaq', {}))).code).toBe('network.timeout')
    vi.restoreAllMocks()
  })
})

describe('an XSRF token that is refused', () => {
  test('is renewed, and the call repeated once with the same key', async () => {
    answers = [() => refuse(419, 'xsrf.mismatch'), () => ok({ topic: { id: '9' } })]
    await call('createTopic', { room_id: '7', title: 'Rain' }, { key: 'k-2' })
    expect(asked.map(({ headers }) => [headers.get('x-xsrf-token'), headers.get('idempotency-key')])).toEqual([
      ['first', 'k-2'],
      ['renewed', 'k-2'],
    ])
  })
  test('twice is a refusal', async () => {
    answers = [() => refuse(419, 'xsrf.mismatch'), () => refuse(419, 'xsrf.mismatch')]
    expect((await problemOf(call('logout', {}))).status).toBe(419)
    expect(asked).toHaveLength(2)
  })
})

describe('a rate limit', () => {
  const limited = () => refuse(429, 'rate.limited')

  test('is waited for 5, 10 and 20 seconds, and then told', async () => {
    vi.useFakeTimers()
    answers = [limited, limited, limited, limited]
    const problem = problemOf(call('listRooms', {}))
    for (const [seconds, calls] of [
      [0, 1],
      [4.9, 1],
      [0.2, 2],
      [9.7, 2],
      [0.4, 3],
      [19.5, 3],
      [0.6, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(seconds * 1_000)
      expect(asked).toHaveLength(calls)
    }
    expect((await problem).code).toBe('rate.limited')
  })
  test('of the terms is told at once', async () => {
    answers = [limited]
    expect((await problemOf(call('checkTerms', { topic_id: '7' }))).status).toBe(429)
    expect(asked).toHaveLength(1)
  })
  test('that asks for more patience than all retries have is told at once, with the time', async () => {
    answers = [() => refuse(429, 'rate.limited', {}, { 'retry-after': '60' })]
    expect((await problemOf(call('resendConfirmationLink', { email: 'a@b.cd' }))).retryAfterS).toBe(60)
    expect(asked).toHaveLength(1)
  })
})

describe('a session that ended', () => {
  test('signs out once, however many calls find it out', async () => {
    beginSession('web_token')
    const news: string[] = []
    const stop = onSessionNews(({ name }) => news.push(name))
    answers = Array.from({ length: 50 }, () => () => refuse(401, 'session.required'))
    const problems = await Promise.all(Array.from({ length: 50 }, () => problemOf(call('readProfile', {}))))
    stop()
    expect(problems.every(({ status }) => status === 401)).toBe(true)
    expect(news).toEqual(['expired', 'signed-out'])
    expect(getSession().isAuthenticated).toBe(false)
    expect(localStorage.getItem('auth_token')).toBeNull()
  })
  test('of a guest changes nothing', async () => {
    endSession()
    const news: string[] = []
    const stop = onSessionNews(({ name }) => news.push(name))
    answers = [() => refuse(401, 'session.required')]
    await problemOf(call('readProfile', {}))
    stop()
    expect(news).toEqual([])
  })
  test('is not one where another tab has signed in meanwhile: its token is tried', async () => {
    beginSession('old')
    answers = [
      () => {
        localStorage.setItem('auth_token', 'new')
        return refuse(401, 'session.token-mismatch')
      },
      () => ok(),
    ]
    await call('readProfile', {})
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new'])
    expect(getSession().isAuthenticated).toBe(true)
  })
  test('but an unverified address leads to its page', async () => {
    beginSession('web_token')
    const news: string[] = []
    const stop = onSessionNews(({ name }) => news.push(name))
    answers = [() => refuse(403, 'email.unverified')]
    await problemOf(call('readProfile', {}))
    stop()
    expect(news).toEqual(['unverified'])
    expect(getSession().isAuthenticated).toBe(true)
  })
})

describe('a failure', () => {
  test('of the form names its fields', async () => {
    answers = [() => refuse(422, 'form.invalid', { errors: { email: ['Email is required', 'and more'] } })]
    expect((await problemOf(call('login', { email: '', password: 'x' }))).errors).toEqual({ email: ['Email is required', 'and more'] })
  })
  test('of the line is none of the server', async () => {
    answers = [() => Promise.reject(new TypeError('Failed to fetch'))]
    const problem = await problemOf(call('listRooms', {}))
    expect([problem.code, problem.isNetwork, problem.text]).toEqual(['network.failed', true, null])
  })
  test('is a call that takes too long', async () => {
    answers = [() => Promise.reject(new DOMException('too late', 'TimeoutError'))]
    expect((await problemOf(call('listRooms', {}))).code).toBe('network.timeout')
  })
  test('is an answer that is no JSON', async () => {
    answers = [() => new Response('<html>', { status: 200 })]
    expect((await problemOf(call('listRooms', {}))).code).toBe('network.malformed')
    answers = [() => new Response('<html>', { status: 502 })]
    expect((await problemOf(call('listRooms', {}))).status).toBe(502)
  })
})
