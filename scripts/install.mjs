import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT, step } from './run.mjs'

const STAMP = join(ROOT, 'node_modules/.installed-lockfile')
const NODE_24 = join(ROOT, 'node_modules/node/bin/node')

// The tests use the machine's Chromium: nobody downloads another.
const ENVIRONMENT = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PUPPETEER_SKIP_DOWNLOAD: '1' }

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** node_modules belongs to one lockfile and one platform: a directory shared with a container counts as another. */
function wantedStamp() {
  const lockfile = readFileSync(join(ROOT, 'package-lock.json'))
  return `${createHash('sha256').update(lockfile).digest('hex')} ${process.platform}-${process.arch}\n`
}

/** After somebody's own `npm install`: what npm says it has put into node_modules is what the lockfile asks for. */
export function agrees(lock, installed) {
  if (!lock || !installed) return false
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || wanted.link || !path.startsWith('node_modules/')) return true
    const found = installed.packages[path]
    return found ? found.version === wanted.version : wanted.optional === true || wanted.devOptional === true
  })
}

function isInstalled() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wantedStamp()) return true
  return agrees(readJson(join(ROOT, 'package-lock.json')), readJson(join(ROOT, 'node_modules/.package-lock.json')))
}

async function runNpm(name, args) {
  // The npm that started us, if one did; else the one on the path.
  const cli = process.env.npm_execpath
  const [command, first] = cli && basename(cli).startsWith('npm-cli') ? [process.execPath, [cli]] : ['npm', []]
  return await step(name, command, [...first, ...args], { env: ENVIRONMENT })
}

async function installNode24() {
  // npm may have left out install scripts: this one links the Node that the package `node` stands for.
  const directory = join(ROOT, 'node_modules/node')
  const script = ['installArchSpecificPackage.js']
  return existsSync(NODE_24) || (await step('Fetching Node 24', process.execPath, script, { cwd: directory, env: ENVIRONMENT }))
}

/** Installs what the lockfile asks for, unless it is there. Returns the path of the Node 24 that came with it; exits when that fails. */
export async function ensureInstalled() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    console.error(`Green Room needs Node 20 or newer to start with; this is ${process.versions.node}.`)
    process.exit(1)
  }
  if (
    !isInstalled() &&
    !(await runNpm('Installing packages (once, a minute or so)', ['ci', '--no-audit', '--no-fund', '--loglevel=error']))
  )
    process.exit(1)
  if (!(await installNode24())) process.exit(1)
  writeFileSync(STAMP, wantedStamp())
  return NODE_24
}
