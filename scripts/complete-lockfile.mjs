// Run this after each `npm install` that changes package-lock.json: `node scripts/complete-lockfile.mjs`.
// A registry mirror that carries the binaries of few platforms makes npm write a lockfile without the others, which
// `npm ci` of npm 11 then refuses on every platform ("Missing: … from lock file"). This adds what npm would have written.
import { readFileSync, writeFileSync } from 'node:fs'

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** What the package's name says of its platform; undefined if it names none. */
export function platformOf(name) {
  const words = name.split(/[/-]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  if (os.length + cpu.length === 0) return undefined
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined
  return { ...(cpu.length && { cpu }), ...(os.length && { os }), ...(libc && { libc: [libc] }) }
}

function isFound(packages, from, name) {
  for (let path = from; ; path = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true
    if (!path) return false
  }
}

/** Adds the optional packages that are named by others and listed nowhere; returns their names. */
export function completeLockfile(lock) {
  const added = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name)
      if (!platform || !/^\d[\w.+-]*$/.test(version) || isFound(lock.packages, path, name)) continue
      lock.packages[`node_modules/${name}`] = { version, ...platform, ...(entry.dev && { dev: true }), optional: true }
      added.push(name)
    }
  }
  const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  lock.packages = Object.fromEntries(sorted)
  return added
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const added = completeLockfile(lock)
  if (added.length > 0) writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
  console.log(
    added.length > 0 ? `Added ${added.length} packages of other platforms to package-lock.json.` : 'package-lock.json is complete.',
  )
}
