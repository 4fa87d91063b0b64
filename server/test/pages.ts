// The web app's pages on a test lounge, over real HTTP: paths and headers go out as they stand.
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from '#server/app.ts'
import type { CharacterEngine } from '#server/characters/engine/engine.ts'
import { pageRoutes } from '#server/pages/routes.ts'
import type { TestLounge } from './lounge.ts'

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string; bytes: Buffer }
export type Pages = {
  port: number
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>
  /** Calls of the API so far, those among them that a page made inside the process. */
  apiCalls(): number
  close(): Promise<void>
}

/** Nobody talks on these pages. */
export const MUTE: CharacterEngine = { seesImages: false, async *reply() {} }

export async function openPages(lounge: TestLounge): Promise<Pages> {
  const app = await buildApp(lounge.open, {
    wakeReplies: () => undefined,
    engine: MUTE,
    moderator: null,
    costs: null,
    unready: async () => null,
    pages: (fastify) => pageRoutes(fastify, lounge.lounge),
  })
  let apiCalls = 0
  app.addHook('onRequest', async ({ url }) => void (url.startsWith('/api/') && apiCalls++))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    port,
    apiCalls: () => apiCalls,
    async get(path, headers = {}, method = 'GET') {
      const request = http.request({ host: '127.0.0.1', port, path, method, headers }).end()
      const [response] = (await once(request, 'response')) as [http.IncomingMessage]
      const bytes = Buffer.concat(await response.toArray())
      return { status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes }
    },
    close: () => app.close(),
  }
}

/** What the server drew inside the root. */
export const rootOf = (html: string): string => /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(html)![1]!
/** What the browser goes on with. */
export const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)![1]!) as {
    isSignedIn: boolean
    adConsent: boolean | null
    hasTag: boolean
    language: { code: string }
    messages: Record<string, string>
    missing: string | null
    state: { queries: { state: { data: unknown } }[] }
  }
