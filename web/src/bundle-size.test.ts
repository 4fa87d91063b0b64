// What a first visit costs, read off the build that `npm start` serves (stack.md §8). KB is 1,024 bytes, as brotli sends them.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'

type Manifest = Record<string, { file: string; imports?: string[] }>
const CLIENT = `${import.meta.dirname}/../dist/client`
const KB = 1024
const BUDGET_KB = { public: 105, chat: 130 } as const
const PUBLIC = ['home', 'auth', 'reset-password', 'email-verification', 'rooms', 'topics', 'static', 'not-found']
const MEMBERS = [
  'account',
  'chat',
  'past-chat',
  'past-chats',
  'success-payment',
  'fail-payment',
  'processing-payment',
  'receipt',
  'withdrawal',
]

let manifest: Manifest = {}
beforeAll(() => {
  if (!existsSync(`${CLIENT}/.vite/manifest.json`)) throw new Error('The pages are not built: run npm test, or vite build in web/')
  manifest = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8')) as Manifest
})

const brotliKb = (file: string): number => statSync(`${CLIENT}/${file}.br`).size / KB
function closure(key: string, seen = new Set<string>()): Set<string> {
  const module = manifest[key]
  if (!module || seen.has(module.file)) return seen
  seen.add(module.file)
  for (const imported of module.imports ?? []) closure(imported, seen)
  return seen
}
function firstLoadKb(screen: string): number {
  const key = `src/screens/${screen}-screen.tsx`
  expect(manifest).toHaveProperty([key])
  return [...closure(key, closure('index.html'))].reduce((sum, file) => sum + brotliKb(file), 0)
}

describe('scripts of the first load', () => {
  test.each(PUBLIC)('%s: within the budget of public pages', (screen) => {
    const kb = firstLoadKb(screen)
    console.info(`${screen}: ${kb.toFixed(1)} KB of ${BUDGET_KB.public}`)
    expect(kb).toBeLessThanOrEqual(BUDGET_KB.public)
  })
  test.each(MEMBERS)('%s: within the budget of the chat', (screen) => {
    const kb = firstLoadKb(screen)
    console.info(`${screen}: ${kb.toFixed(1)} KB of ${BUDGET_KB.chat}`)
    expect(kb).toBeLessThanOrEqual(BUDGET_KB.chat)
  })
})

test('the style sheet and the fonts of the first load are within theirs', () => {
  const shell = readFileSync(`${CLIENT}/index.html`, 'utf8')
  const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(shell)?.[1]
  expect(brotliCompressSync(readFileSync(`${CLIENT}${href}`)).length / KB).toBeLessThanOrEqual(12)
  const fonts = readdirSync(`${CLIENT}/assets`).filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
  expect(fonts).toHaveLength(2)
  expect(fonts.reduce((sum, file) => sum + statSync(`${CLIENT}/assets/${file}`).size, 0) / KB).toBeLessThanOrEqual(76)
})

test('nothing of the build names a secret, a server’s module or a path of the machine', () => {
  const scripts = readdirSync(`${CLIENT}/assets`).filter((file) => file.endsWith('.js'))
  const telling = scripts.filter((file) =>
    /APP_SECRET|DATABASE_URL|postgres:|node:fs|\/work\/|\/home\//.test(readFileSync(`${CLIENT}/assets/${file}`, 'utf8')),
  )
  expect(telling).toEqual([])
})
