import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../test/lounge-process.ts'
import { parseLlmConfig } from './characters/models/llm-config.ts'
import { readConfig } from './platform/config/config.ts'
import { bucketStorage } from './platform/storage/storage-bucket.ts'
import { tryServices } from './try-services.ts'

let status = 200
const model = createServer((_request, response) => void response.writeHead(status).end('{"data":[]}'))
await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
const place = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`
afterAll(() => void model.close())

const llm = (baseUrl: string) =>
  parseLlmConfig({
    LLM_CHAIN: 'house,embedded',
    LLM_HOUSE_KIND: 'openai-compatible',
    LLM_HOUSE_BASE_URL: baseUrl,
    LLM_HOUSE_MODEL: 'small',
  }).config!

test('each service that is named and not there is told with its setting, and none keeps the lounge shut', async () => {
  const port = await freePort()
  const storageUrl = `s3://key:secret@127.0.0.1:${port}/bucket?insecure=1`
  const { config } = readConfig({
    REDIS_URL: `redis://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    CLAMAV_URL: `tcp://127.0.0.1:${port}`,
    STORAGE_URL: storageUrl,
  })
  const faults = await tryServices(config!, llm(`http://127.0.0.1:${port}/v1`), bucketStorage(storageUrl))
  expect(faults.map((fault) => fault.split(':')[0] ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
    'CLAMAV_URL',
    'LLM_HOUSE_BASE_URL',
    'REDIS_URL',
    'SMTP_URL',
    'STORAGE_URL',
  ])
  expect(faults.join('\n')).not.toContain('secret')
  for (const fault of faults) expect(fault).toMatch(/^[A-Z_]+: .+ \(connect ECONNREFUSED .+\)$/)
}, 60_000)

test('a model that is there is no fault, one that refuses the key is', async () => {
  const { config } = readConfig({})
  const ask = () => tryServices(config!, llm(place), bucketStorage('s3://key:secret@127.0.0.1/bucket'))
  expect(await ask()).toEqual([])
  status = 404 // some servers have no list
  expect(await ask()).toEqual([])
  status = 401
  expect(await ask()).toEqual(['LLM_HOUSE_BASE_URL: the model does not answer (it answered 401)'])
})
