// Stands before the server while developing: Vite answers for the sources, the server for everything else.
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer as createVite } from 'vite'
import { ROOT } from './run.mjs'

const APP = { host: '127.0.0.1', port: Number(process.env.PORT) }
const PATIENCE_MS = 20_000

/** Asks the server, and asks again while it restarts. */
async function ask(incoming, headers) {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(100)) {
    try {
      return await new Promise((resolve, reject) => {
        const outgoing = request({ ...APP, method: incoming.method, path: incoming.url, headers })
        outgoing.once('response', resolve).once('error', reject)
        incoming.pipe(outgoing)
        incoming.once('aborted', () => outgoing.destroy())
      })
    } catch (error) {
      const isUnheard = error.code === 'ECONNREFUSED' || (error.code === 'ECONNRESET' && ['GET', 'HEAD'].includes(incoming.method))
      if (!isUnheard || Date.now() > deadline) throw error
    }
  }
}

async function pass(incoming, response) {
  const answer = await ask(incoming, incoming.headers)
  response.writeHead(answer.statusCode, answer.headers)
  response.once('close', () => answer.destroy())
  answer.pipe(response)
}

/** The server's page, with the scripts and styles of the build replaced by the sources'. */
async function passPage(incoming, response, vite) {
  const answer = await ask(incoming, { ...incoming.headers, 'accept-encoding': 'identity' })
  const headers = { ...answer.headers }
  for (const name of ['content-security-policy', 'content-length', 'transfer-encoding', 'etag']) delete headers[name]
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(answer.statusCode, answer.headers)
    return void answer.pipe(response)
  }
  const page = (await answer.setEncoding('utf8').toArray())
    .join('')
    .replace(/<script type="module".*?<\/script>/gs, '')
    .replace(/<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, '')
    .replace(/<style(?![^>]*\bid=)[^>]*>.*?<\/style>/gs, '')
    .replace(
      '</body>',
      `<script type="module" src="/src/${/^\/admin(\/|\?|$)/.test(incoming.url) ? 'entry-admin' : 'entry-client'}.tsx"></script></body>`,
    )
  response.writeHead(answer.statusCode, headers)
  response.end(await vite.transformIndexHtml(incoming.url, page))
}

const server = createServer((incoming, response) => {
  const fail = (error) => {
    // Whoever asked may have gone meanwhile: a live line ends so each time a page is left.
    if (response.destroyed) return
    console.error(error.message)
    if (!response.headersSent) response.writeHead(502)
    response.end()
  }
  const isPage = incoming.method === 'GET' && incoming.headers.accept?.includes('text/html')
  if (isPage && !incoming.url.startsWith('/@')) passPage(incoming, response, vite).catch(fail)
  else vite.middlewares(incoming, response, () => void pass(incoming, response).catch(fail))
})
const vite = await createVite({ root: join(ROOT, 'web'), appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
server.once('error', (error) => {
  console.error(`PORT: ${process.env.DEV_WEB_PORT} can't be used (${error.code})`)
  process.exit(1)
})
server.listen(Number(process.env.DEV_WEB_PORT), '127.0.0.1', () => {
  console.log(`Pages that reload on change: http://localhost:${process.env.DEV_WEB_PORT}`)
})
