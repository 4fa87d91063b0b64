import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT, step } from './run.mjs'

const STAMP = join(ROOT, 'web/dist/.built-from')
const SOURCES = ['web', 'contract', 'locales', 'package-lock.json', 'tsconfig.json']
const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results', '.vitest-attachments', '__screenshots__'])

function* filesBelow(path) {
  if (statSync(path).isFile()) return yield path
  for (const name of readdirSync(path).toSorted()) {
    if (!LEFT_OUT.has(name)) yield* filesBelow(join(path, name))
  }
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const path of SOURCES.map((source) => join(ROOT, source)).filter((source) => existsSync(source))) {
    for (const file of filesBelow(path)) hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Builds the pages for the browser and for the server, and the service worker, unless they were built from these very sources. Resolves to success. */
export async function buildWeb() {
  const wanted = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return true
  rmSync(STAMP, { force: true })
  const cwd = join(ROOT, 'web')
  const isBuilt =
    (await step('Building the pages', 'vite', ['build'], { cwd })) &&
    (await step('Building the pages for the server', 'vite', ['build', '--ssr', 'src/entry-server.tsx'], { cwd })) &&
    (await step('Building the service worker', 'vite', ['build', '--config', 'vite.worker.config.ts'], { cwd })) &&
    (await step('Building the back office', 'vite', ['build', '--config', 'vite.admin.config.ts'], { cwd }))
  if (!isBuilt) return false
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, wanted)
  return true
}
