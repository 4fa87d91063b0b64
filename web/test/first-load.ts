// What a first visit costs, read off the build that `npm start` serves. KB is 1,024 bytes, as brotli sends them.
import { existsSync, readFileSync, statSync } from 'node:fs'

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean }>
export const CLIENT = `${import.meta.dirname}/../dist/client`
export const ADMIN = `${import.meta.dirname}/../dist/admin`
export const KB = 1024
const PUBLIC_KB = 105
const MEMBERS_KB = 130
/** Pages behind the door, where a visitor has been before; any other is held to the smaller budget. */
const MEMBERS = new Set([
  'account',
  'chat',
  'chats',
  'past-chat',
  'past-chats',
  'success-payment',
  'fail-payment',
  'processing-payment',
  'receipt',
  'suspended',
  'withdrawal',
])

function readManifest(of = CLIENT): Manifest {
  const file = `${of}/.vite/manifest.json`
  if (!existsSync(file)) throw new Error('The pages are not built: run npm test, or vite build in web/')
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

function closure(manifest: Manifest, key: string, seen: Set<string>): Set<string> {
  const module = manifest[key]
  if (!module) throw new Error(`${key} is not part of the build`)
  if (seen.has(module.file)) return seen
  seen.add(module.file)
  for (const imported of module.imports ?? []) closure(manifest, imported, seen)
  return seen
}

/** Every screen of the build with its budget. */
export const listScreens = (): { screen: string; budgetKb: number }[] =>
  Object.keys(readManifest())
    .flatMap((key) => /^src\/screens\/(.+)-screen\.tsx$/.exec(key)?.[1] ?? [])
    .map((screen) => ({ screen, budgetKb: MEMBERS.has(screen.split('/').at(-1)!) ? MEMBERS_KB : PUBLIC_KB }))

/** Brotli of all scripts that a screen needs before it works, in KB. */
export function firstLoadKb(screen: string): number {
  const manifest = readManifest()
  const files = closure(manifest, `src/screens/${screen}-screen.tsx`, closure(manifest, 'index.html', new Set()))
  return weigh(CLIENT, files)
}
const weigh = (at: string, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(`${at}/${file}.br`).size / KB, 0)

/** Every screen of the back office: what its first load takes with it as the first one, and what it adds to a frame that is open. */
export function deskScreens(): { screen: string; firstKb: number; moreKb: number }[] {
  const manifest = readManifest(ADMIN)
  const frame = closure(manifest, 'admin.html', new Set())
  return Object.entries(manifest).flatMap(([key, { isDynamicEntry }]) => {
    if (!isDynamicEntry) return []
    const all = closure(manifest, key, new Set(frame))
    const more = [...all].filter((file) => !frame.has(file))
    return [{ screen: key.replace('src/backoffice/', ''), firstKb: weigh(ADMIN, all), moreKb: weigh(ADMIN, more) }]
  })
}
/** Names of all members' modules. */
export const membersModules = (): string[] => Object.keys(readManifest())
