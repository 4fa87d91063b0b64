// What all pages of the gateway have in common: forms alone as bodies, the style, and an answer in its own words where something is amiss.
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { homePage } from './closed-page.ts'
import { messagePage } from './frame.ts'
import { answer, LOST } from './page-answer.ts'
import type { World } from '../payments/world.ts'

const FORM_BYTES_MAX = 8 * 1024
const STYLE = readFileSync(new URL('style.css', import.meta.url), 'utf8')
const PICTURES = ['icon.svg', 'dunes.svg'].map((name) => [name, readFileSync(new URL(name, import.meta.url), 'utf8')] as const)

export function pageRoutes(app: FastifyInstance, world: World): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: FORM_BYTES_MAX }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onResponse', async () => world.wake())
  app.setNotFoundHandler(async (_request, reply) => answer(world, reply, LOST))
  app.setErrorHandler(async (error: { statusCode?: number }, _request, reply) => {
    const code = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500
    if (code === 500) world.log.error({ err: error }, 'sandbox gateway: a page failed')
    return answer(world, reply, {
      code,
      show: (tongue) => messagePage(tongue, tongue.say('broken-title'), tongue.say('broken-text'), null),
    })
  })
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(STYLE))
  for (const [name, picture] of PICTURES)
    app.get(`/${name}`, async (_request, reply) => reply.type('image/svg+xml').header('cache-control', 'no-cache').send(picture))
  app.get('/', async (_request, reply) => answer(world, reply, { show: homePage }))
}
