// The page of the back office and its files: there for the networks of operators, and for nobody else.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { networkCheck } from '#server/backoffice/entry/networks.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { addressKey } from '#server/platform/http/throttle.ts'

/** No policy makes markup or scripts of texts: the page needs none. */
const NO_MARKUP = ";require-trusted-types-for 'script';trusted-types 'none'"
const POLICY = 'content-security-policy'

export async function adminRoutes(app: FastifyInstance, { config, throttle }: Lounge, distDir: string): Promise<void> {
  const folder = join(distDir, 'admin')
  if (!existsSync(join(folder, 'admin.html'))) return
  const shell = readFileSync(join(folder, 'admin.html'), 'utf8')
  const isOnNetwork = networkCheck(config.adminNetworks)
  await app.register(async (desk) => {
    desk.addHook('onRequest', async (request, reply) => {
      if (!isOnNetwork(request.ip)) return reply.callNotFound()
      await throttle.take('pages', addressKey(request.ip))
      return undefined
    })
    await desk.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/admin/assets/',
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      index: false,
    })
    for (const path of ['/admin', '/admin/*'])
      desk.get(path, async (request, reply) => {
        const theme = request.cookies['theme']
        const isChosen = theme === 'light' || theme === 'dark'
        reply.header(POLICY, `${String(reply.getHeader(POLICY))}${NO_MARKUP}`)
        return reply
          .type('text/html; charset=utf-8')
          .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', vary: 'cookie' })
          .send(isChosen ? shell.replace('<html ', `<html data-theme="${theme}" `) : shell)
      })
  })
}
