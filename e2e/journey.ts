// The ground of all journeys: a lounge on a data directory of its own, members who signed up over HTTP, browsers of theirs, and a watch
// that no fault of a page gets past.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import type { Topic } from '@green-room/contract/topics'
import { Client } from 'pg'
import { embeddedServer, freePort, startLoungeProcess } from '../server/test/lounge-process.ts'
import { signUp } from '../server/test/people/sign-up.ts'
import { createVisitor, type Visitor } from '../server/test/people/visitor.ts'
import { someone, type Newcomer } from './newcomer.ts'

/** Somebody with an account, and a session that a browser can go on with. */
export type Member = Newcomer & { id: string; visitor: Visitor }
type Watch = {
  over(context: BrowserContext): void
  /** A journey says what it provokes itself, such as a refusal. Everything else that a page complains of fails the test. */
  expects(fault: RegExp): void
}
type Journey = {
  watch: Watch
  newMember: (name?: string) => Promise<Member>
  /** A browser of their own for a member: nothing is shared with others but the account. */
  browserOf: (member: Member, options?: BrowserContextOptions) => Promise<Page>
}

/** As a lounge is that somebody tries out, but that nobody is asked to slow down. */
const OPEN_TO_ALL = { NODE_ENV: 'development', LLM_PACING: 'human', RATE_LIMIT_SCALE: '100', LOG_LEVEL: 'warn', LLM_DAILY_COST: '20' }
let ownDataDir = ''

export const test = base.extend<Journey, { lounge: { origin: string } }>({
  lounge: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'green-room-e2e-'))
      chmodSync(dataDir, 0o755)
      const port = await freePort()
      const lounge = await startLoungeProcess({ dataDir, port, env: OPEN_TO_ALL })
      ownDataDir = dataDir
      await provide({ origin: `http://localhost:${port}` })
      lounge.kill('SIGTERM')
      await lounge.ended
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: ({ lounge }, provide) => provide(lounge.origin),
  // Journeys begin where the question about cookies has been answered and the house's rules are agreed to; cookies.spec.ts and rules.spec.ts are about these.
  storageState: ({ lounge: { origin } }, provide) =>
    provide({
      cookies: [cookieOf('cookie_consent', 'false')],
      origins: [{ origin, localStorage: [{ name: 'chat_rules_accepted', value: 'true' }] }],
    }),
  watch: [
    async ({ baseURL }, provide) => {
      const { faults, ...watch } = createWatch(baseURL!)
      await provide(watch)
      expect(faults()).toEqual([])
    },
    { auto: true },
  ],
  async context({ context, watch }, provide) {
    watch.over(context)
    await provide(context)
  },
  async newMember({ baseURL }, provide) {
    await provide(async (name = 'Tess') => {
      const who = someone(name)
      const visitor = await signUp(baseURL!, who.email, who.name, who.password)
      return { ...who, id: visitor.id, visitor }
    })
  },
  async browserOf({ browser, watch, baseURL }, provide) {
    const opened: BrowserContext[] = []
    await provide(async ({ visitor }, options = {}) => {
      const context = await browser.newContext({ ...options, storageState: stateOf(visitor, baseURL!) })
      opened.push(context)
      watch.over(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})
export { expect }

/** Agrees to the terms of a room, and to the rules of the house unless a journey is about these, and takes the seat of a topic that waits there. */
export async function seat({ visitor }: Member, room = 'Record Room', house_rules = true) {
  const { body: rooms } = await visitor.call('listRooms')
  const { id: roomId } = (rooms.payload.rooms as { id: string; title: string }[]).find(({ title }) => title === room)!
  const free = async (): Promise<Topic | undefined> => {
    const { body } = await visitor.call('listTopics', { room_id: roomId })
    return (body.payload.topics as Topic[]).find(({ is_busy, companion }) => !is_busy && companion)
  }
  // Where the journeys before took all, the room is stocked again by a job.
  let topic: Topic | undefined
  await expect.poll(async () => (topic = await free())).toBeDefined()
  await visitor.call('acceptTerms', { topic_id: topic!.id, house_rules })
  expect((await visitor.call('joinTopic', { topic_id: topic!.id })).code).toBe(200)
  return { id: topic!.id, path: `/topics/${topic!.id}/chat`, title: topic!.title, companion: topic!.companion_name! }
}

/** The same account, signed in once more elsewhere. */
export async function signInAgain(member: Member, origin: string): Promise<Member> {
  const visitor = createVisitor(origin)
  await visitor.call('csrfCookie')
  const { body } = await visitor.call('login', { email: member.email, password: member.password })
  visitor.setToken(body.payload.token)
  return { ...member, visitor }
}

/** A change that no member can make, such as the passing of time. */
export async function inDatabase(sql: string, values: unknown[] = []): Promise<void> {
  const client = new Client(embeddedServer(ownDataDir).url)
  await client.connect()
  await client.query(sql, values)
  await client.end()
}

function createWatch(origin: string): Watch & { faults: () => string[] } {
  const seen: string[] = []
  const expected: RegExp[] = []
  return {
    over(context) {
      // A breach of the content security policy is told as an error of the console.
      context.on('console', (message) => message.type() === 'error' && seen.push(`${message.text()} ${message.location().url}`))
      context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) seen.push(`foreign request: ${url.href}`)
      })
    },
    expects: (fault) => void expected.push(fault),
    faults: () => seen.filter((fault) => !expected.some((one) => one.test(fault))),
  }
}

function stateOf(visitor: Visitor, origin: string): BrowserContextOptions['storageState'] {
  const cookies = [...visitor.cookies, ['cookie_consent', 'false'] as const].map(([name, value]) => cookieOf(name, value))
  const localStorage = [
    { name: 'auth_session', value: '1' },
    { name: 'chat_rules_accepted', value: 'true' },
    { name: 'auth_token', value: visitor.token! },
  ]
  return { cookies, origins: [{ origin, localStorage }] }
}

const cookieOf = (name: string, value: string) => ({
  name,
  value,
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: !['XSRF-TOKEN', 'cookie_consent'].includes(name),
  secure: false,
  sameSite: 'Lax' as const,
})
