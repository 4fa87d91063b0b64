// A loopback server that speaks the moderation endpoint of OpenAI (and Mistral): words in the text pick the categories.
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A harmless word for each category, so that no test has to hold what it stands for. */
const WORDS: Record<string, string> = {
  thunder: 'harassment/threatening',
  hail: 'sexual/minors',
  drizzle: 'violence',
  coffee: 'sexual',
  sleet: 'self-harm/intent',
}
const CATEGORIES = ['harassment', 'hate', 'self-harm', 'violence/graphic', ...Object.values(WORDS)]
export type ModerationMode = 'ok' | 'silent' | 'server-error' | 'garbage'

export async function startFakeModeration() {
  const asked: { input: string; model: string; authorization: string | undefined }[] = []
  const state: { mode: ModerationMode } = { mode: 'ok' }
  const server = http.createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      if (request.url !== '/v1/moderations') return void response.writeHead(404).end()
      const { input, model } = JSON.parse(body) as { input: string; model: string }
      asked.push({ input, model, authorization: request.headers.authorization })
      if (state.mode === 'silent') return
      if (state.mode === 'server-error') return void response.writeHead(500).end(JSON.stringify({ error: { message: input } }))
      if (state.mode === 'garbage') return void response.writeHead(200).end(`{"results": ${input}`)
      const found = new Set(Object.keys(WORDS).flatMap((word) => (input.toLowerCase().includes(word) ? [WORDS[word]!] : [])))
      const categories = Object.fromEntries(CATEGORIES.map((category) => [category, found.has(category)]))
      const scores = Object.fromEntries(CATEGORIES.map((category) => [category, found.has(category) ? 0.98 : 0.001]))
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ id: 'modr-1', model, results: [{ flagged: found.size > 0, categories, category_scores: scores }] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave: (mode: ModerationMode) => void (state.mode = mode),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
