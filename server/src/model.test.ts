// `npm run model`, as a user runs it: the real library, a real file that the test writes, from a server that breaks off once.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeGguf } from '../test/fakes/write-gguf.ts'
import { withOwnModel } from './characters/models/own-model.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Kept between runs of the suite on one machine: the library is 85 MB. */
const PACKAGE = join(ROOT, 'node_modules/.cache/green-room-llama')
const folder = mkdtempSync(join(tmpdir(), 'green room model '))
const file = join(folder, 'tiny.gguf')
let origin = ''
const ranges: (string | undefined)[] = []
let isBroken = false

/** Serves the file in ranges; the first long answer ends in the middle. */
const server = createServer((request, response) => {
  const bytes = readFileSync(file)
  const range = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '')
  const from = Number(range?.[1] ?? 0)
  const to = range?.[2] ? Number(range[2]) : bytes.length - 1
  const body = bytes.subarray(from, to + 1)
  const head = { 'accept-ranges': 'bytes', 'content-length': body.length, 'content-type': 'application/octet-stream', etag: '"tiny"' }
  response.writeHead(range ? 206 : 200, range ? { ...head, 'content-range': `bytes ${from}-${to}/${bytes.length}` } : head)
  if (request.method === 'HEAD') return void response.end()
  ranges.push(request.headers.range)
  if (isBroken || body.length < 100_000) return void response.end(body)
  isBroken = true
  response.write(body.subarray(0, body.length >> 1), () => response.destroy())
})

beforeAll(async () => {
  writeGguf(file, 'Good evening friend tea or coffee')
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...words: string[]): Promise<{ code: number; said: string }> =>
  new Promise((done) => {
    const child = spawn(process.execPath, ['server/src/model.ts', ...words], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: join(folder, 'data') },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('exit', (code) => done({ code: code ?? 1, said }))
  })

test('a model comes through a download that breaks off, speaks, and is what the lounge starts with', { timeout: 300_000 }, async () => {
  const tried = await run(`${origin}/tiny.gguf`, `--package=${PACKAGE}`)
  const told = tried.code === 0 ? tried : await run(`${origin}/tiny.gguf`, `--package=${PACKAGE}`)
  expect(told.said).toContain('It speaks: “Good evening friend tea or coffee”')
  expect(isBroken).toBe(true)
  const variables = withOwnModel({}, join(folder, 'data'))
  expect(variables).toMatchObject({ LLM_CHAIN: 'own,embedded', LLM_OWN_KIND: 'llama-cpp', LLM_OWN_PACKAGE: PACKAGE })
  expect(statSync(variables['LLM_OWN_MODEL']!).size).toBe(statSync(file).size)
  expect(withOwnModel({ LLM_CHAIN: 'main' }, join(folder, 'data'))).toEqual({ LLM_CHAIN: 'main' })
  expect((await run('off')).code).toBe(0)
  expect(withOwnModel({}, join(folder, 'data'))).toEqual({})
})

test('what is no model is said in words, and nothing changes', { timeout: 60_000 }, async () => {
  expect(await run('/nowhere/model.gguf', `--package=${PACKAGE}`)).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no file'),
  })
  expect(withOwnModel({}, join(folder, 'data'))).toEqual({})
})
