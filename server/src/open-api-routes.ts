// The API describes itself (docs/product/wire.md): OpenAPI 3.1 from the schemas that validate, and a page of it to browse.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApi } from '@green-room/contract/open-api'
import { readSettings } from './content/settings.ts'
import type { Lounge } from './platform/lounge.ts'
import { addressKey } from './platform/http/throttle.ts'

export async function openApiRoutes(app: FastifyInstance, lounge: Lounge): Promise<void> {
  const document = openApi((await readSettings(lounge.db)).product_name)
  // Written once: a quarter of a megabyte made anew for every call is a way to freeze a house.
  const text = JSON.stringify(document)
  app.get('/api/openapi.json', async (request, reply) => {
    await lounge.throttle.take('pages', addressKey(request.ip))
    return reply.type('application/json; charset=utf-8').send(text)
  })
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'none', deepLinking: true } })
}
