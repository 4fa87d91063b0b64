// The house rules as a test: floors, rooms, no rings, no foreign stores, no wall broken, no barrels, no dumping grounds, files of a screenful or two.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// Bottom to top. A file imports its own folder or a lower floor, never a higher one. Tests stand on the roof: they may see their whole
// side, and nothing imports them.
const FLOORS = [
  ['contract'],
  ['talker'],
  ['server/src/platform'],
  ['server/src/sandbox'],
  ['server/src/content'],
  ['server/src/accounts'],
  ['server/src/ledger'],
  ['server/src/channel'],
  ['server/src/payments'],
  ['server/src/portraits'],
  ['server/src/rooms'],
  ['server/src/topics'],
  ['server/src/attachments'],
  ['server/src/safety'],
  ['server/src/messages'],
  ['server/src/characters'],
  ['server/src/reports'],
  ['server/src/push'],
  ['server/src/personal-data'],
  ['server/src/looks.ts'],
  ['server/src/backoffice'],
  ['server/src/pages'],
  ['server/src/shipped-version.ts', 'server/src/seed.ts'],
  ['server/src/open-gateway.ts'],
  ['server/src/try-services.ts'],
  ['server/src/open-lounge.ts'],
  ['server/src/open-doors.ts'],
  ['server/src/live-routes.ts', 'server/src/open-api-routes.ts', 'server/src/operation-routes.ts', 'server/src/security-routes.ts'],
  ['server/src/app.ts', 'server/src/worker.ts'],
  ['server/src/with-database.ts'],
  ['server/src/backups'],
  [
    'server/src/main.ts',
    'server/src/books.ts',
    'server/src/cards.ts',
    'server/src/stories.ts',
    'server/src/migrate.ts',
    'server/src/model.ts',
    'server/src/operator.ts',
  ],
  ['server/src/backup.ts', 'server/src/restore.ts'],
  ['web/src/platform'],
  ['web/src/ui'],
  ['web/src/content'],
  ['web/src/accounts'],
  ['web/src/ledger'],
  ['web/src/channel'],
  ['web/src/payments'],
  ['web/src/rooms'],
  ['web/src/topics'],
  ['web/src/attachments'],
  ['web/src/messages'],
  ['web/src/characters'],
  ['web/src/reports'],
  ['web/src/push'],
  ['web/src/personal-data'],
  ['web/src/backoffice'],
  ['web/src/shell'],
  ['web/src/screens'],
  ['web/src/route-entry.ts', 'web/src/router.tsx', 'web/src/app.tsx'],
  ['web/src/head.ts'],
  ['web/src/service-worker.ts'],
  ['web/src/entry-client.tsx', 'web/src/entry-server.tsx', 'web/src/entry-admin.tsx'],
]
/**
 * A slice of more than forty files has rooms, and they are floors too: bottom to top, a room imports only rooms before it in this list. Files beside
 * the rooms (routes, store, reactions) stand where their imports put them, and no room reaches a higher one through them.
 */
const ROOMS: Record<string, string> = {
  contract: 'art < limits < wire < money < members < talk < backoffice',
  'server/src/platform': 'database < config < log < texts < storage < live < http < jobs < running < postgres',
  'server/src/accounts': 'members < sessions < entry',
  'server/src/payments': 'gateways < orders < refunds < receipts < reconciliation',
  'server/src/characters': 'engine < models < cost < stories < language < prompt < memory < moderation < replies < cards < seats < cast',
  'server/src/backoffice':
    'acts < audit < entry < team < members < cases < orders < books < prices < content < characters < figures < model < running',
  'web/src/platform': 'texts < kept < wire < live',
  'web/src/ui': 'styles < pictures < notices < lists < forms < dialogs',
  'web/src/accounts': 'phone < entry',
  'web/src/payments': 'leave < top-up < orders',
  'web/src/topics': 'list < create',
  'web/src/messages': 'log/cards < talk < chats < log < composer',
  'web/src/backoffice':
    'parts < charts < approvals < audit < entry < team < members < cases < money < prices < content < characters < stock < figures < model < running < frame',
  'web/src/screens': 'shell/header < shell/cookies < shell/keepers < shell < home < account < verification < chat < payment',
}
const ROOMLESS_MAX = 40
const FOLDER_MAX = 25
const ROOF = FLOORS.length
const LINES_MAX = 200
const ALIASES: Record<string, string> = {
  '#server/': 'server/src/',
  '#web/': 'web/src/',
  '@green-room/contract/': 'contract/',
  '@green-room/talker/': 'talker/',
}
const ROOFED = /\.test\.tsx?$|\.test-|^server\/(test|seeds|evals)\/|^web\/(test|.*\.config\.ts)|^e2e\/|^bench\/|^[^/]+\.ts$/

const files = globSync('{contract,talker,server,web,e2e,bench}/**/*.{ts,tsx}', {
  exclude: (path) => /node_modules|(^|\/)dist(\/|$)/.test(path),
}).map((path) => path.replaceAll('\\', '/'))
const source = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]))
const isTest = (path: string): boolean => ROOFED.test(path)

test('every file stands above all it imports, and no wall is broken', () => {
  const wrong = edges().filter(([from, to]) => floorOf(to) > floorOf(from) || (isTest(to) && !isTest(from)) || breaksWall(from, to))
  expect(wrong).toEqual([])
})

test('no ring of imports', () => {
  expect(findRing()).toEqual(null)
})

test('a folder has at most twenty-five files, and as many tests beside them: one who looks for something reads the whole of it', () => {
  const many = Array.from({ length: 26 }, (_, at) => `web/src/ui/part-${at}.tsx`)
  expect(crowded(many)).toEqual(['web/src/ui: 26'])
  expect(crowded([...many.slice(1), 'web/src/ui/part.test.tsx', 'web/src/ui/lists/row.tsx'])).toEqual([])
  expect(crowded(many.map((path) => path.replace('.tsx', '.test.tsx')))).toEqual(['web/src/ui: 26 tests'])
  const sheets = globSync('{scripts,server,web}/**/*.{css,mjs,sql}', { exclude: (path) => /node_modules|(^|\/)dist(\/|$)/.test(path) })
  // Migrations are a history: they are read from the last one back, and none is ever moved.
  expect(crowded([...files, ...sheets].filter((path) => dirname(path) !== 'server/migrations'))).toEqual([])
})

test('a slice of more than forty files has rooms, and no room reaches up, not even through a file beside them', () => {
  expect(climbs(['low', 'high'], [['low/a.ts', 'high/b.ts']])).toEqual(['low/a.ts → high/b.ts'])
  const around = [['low/a.ts', 'beside.ts'] as const, ['beside.ts', 'high/b.ts'] as const]
  expect(climbs(['low', 'high'], around)).toEqual(['low/a.ts → high/b.ts'])
  expect(climbs(['high', 'low'], around)).toEqual([])
  const all = edges()
  const faults = FLOORS.flat().flatMap((slice) => {
    const own = files.filter((path) => path.startsWith(`${slice}/`) && !isTest(path)).map((path) => path.slice(slice.length + 1))
    const rooms = ROOMS[slice]?.split(' < ') ?? []
    if (own.length > ROOMLESS_MAX && rooms.length === 0) return [`${slice}: ${own.length} files, and no rooms`]
    if (rooms.length === 0) return []
    const within = all
      .filter(([from, to]) => from.startsWith(`${slice}/`) && to.startsWith(`${slice}/`) && !isTest(from))
      .map(([from, to]) => [from.slice(slice.length + 1), to.slice(slice.length + 1)] as const)
    const places = new Set(own.map((path) => dirname(path)).filter((place) => place !== '.'))
    const unknown = [...places].filter((place) => !rooms.includes(place)).map((place) => `${slice}/${place} is no room of ROOMS`)
    const empty = rooms.filter((room) => !places.has(room)).map((room) => `${slice}/${room} is a room without files`)
    return [...unknown, ...empty, ...climbs(rooms, within).map((climb) => `${slice}: ${climb}`)]
  })
  expect(faults).toEqual([])
})

test('no file of the product is longer than two hundred lines', () => {
  expect(
    files.filter((path) => !isTest(path) && !path.endsWith('.gen.ts') && source.get(path)!.split('\n').length > LINES_MAX + 1),
  ).toEqual([])
})

test('no barrels and no dumping grounds', () => {
  expect(files.filter((path) => /(^|\/)(index|utils?|helpers?|misc|common|types|service|manager)\.tsx?$/.test(path))).toEqual([])
})

test('the browser is sent schemas nowhere but in forms', () => {
  const schemas = new RegExp(
    String.raw`^contract\/(?:[a-z]+\/)?(accounts|addresses|verification|tastes|content|rooms|topics|chats|messages|memory|ledger|` +
      String.raw`payments|channel|reports|personal-data|push|events|fields|endpoint|open-api|characters|cast|look|backoffice|` +
      String.raw`(?:endpoint|audit|members|team|running|prices|content|characters|card-files|stories))\.ts$`,
  )
  const careless = files
    .filter((path) => path.startsWith('web/src/') && !isTest(path) && !/form/.test(basename(path)))
    .flatMap((path) => runtimeImports(path).map((to) => [path, to] as const))
    .filter(([, to]) => schemas.test(to))
  expect(careless).toEqual([])
})

test('inside a transaction there is one handle: who gets a trx gets no database beside it', () => {
  const hasBoth = (text: string): boolean => /: (?:Lounge|Db)\b[^)=]*,\s*trx: Trx\b/.test(text)
  expect(hasBoth('function hold(lounge: Lounge, trx: Trx, act: Act)') && !hasBoth('hold(lounge: LoungeInside, trx: Trx)')).toBe(true)
  expect(files.filter((path) => !isTest(path) && hasBoth(source.get(path)!))).toEqual([])
})

test('nobody but the sandbox, its adapter and the assembly speaks of the sandbox gateway or opens its tables', () => {
  const allowed = new RegExp(
    String.raw`^server\/src\/(sandbox\/|payments\/gateways\/sandbox|open-lounge|open-gateway|app|main|platform\/(config\/|mailer)|` +
      String.raw`content\/(present|routes)|accounts\/seed)`,
  )
  const words = /sandbox\.|sandbox.?gateway|sandbank/i
  expect(
    files.filter(
      (path) =>
        /^(server\/src|contract|web\/src)\//.test(path) &&
        !isTest(path) &&
        !path.endsWith('.gen.ts') &&
        !allowed.test(path) &&
        words.test(source.get(path)!),
    ),
  ).toEqual([])
})

test('a picture keeps its place before it comes, and is decoded beside the page', () => {
  const pictures = files
    .filter((path) => path.startsWith('web/src/') && !isTest(path))
    .flatMap((path) => [...source.get(path)!.matchAll(/<img\b[^>]*>/g)].map(([tag]) => `${path}: ${tag}`))
  expect(pictures.length).toBeGreaterThan(3)
  const owed = ['width=', 'height=', 'decoding="async"']
  expect(pictures.filter((tag) => !owed.every((one) => tag.includes(one)))).toEqual([])
})

test('the sandbox gateway knows nothing of ours but three tools', () => {
  const tools = new Set(['server/src/platform/jobs/loop.ts', 'server/src/platform/outbound.ts', 'contract/numbers.ts'])
  const strangers = edges().filter(
    ([from, to]) => from.startsWith('server/src/sandbox/') && !isTest(from) && !to.startsWith('server/src/sandbox/') && !tools.has(to),
  )
  expect(strangers).toEqual([])
})

test('money does not know whose gateway it goes through: only adapters and the assembly name one', () => {
  const named = /stripe|sandbox/i
  const ours = /^(contract|web\/src|server\/src\/(payments|ledger|channel|backoffice))\//
  const adapters = /^server\/src\/payments\/gateways\/(stripe|sandbox)-/
  const mailbox = /sandbox.?mailbox|verify-sandbox/gi
  expect(
    files.filter(
      (path) => ours.test(path) && !isTest(path) && !adapters.test(path) && named.test(source.get(path)!.replaceAll(mailbox, '')),
    ),
  ).toEqual([])
})

test('a file’s own place is no address: fileURLToPath alone knows spaces, # and letters of any script', () => {
  const isMistaken = (text: string): boolean => /import\.meta\.url\s*\)\s*\.pathname/.test(text)
  expect(
    isMistaken("new URL('rules/', import.meta.url).pathname") && !isMistaken("fileURLToPath(new URL('rules/', import.meta.url))"),
  ).toBe(true)
  const scripts = globSync('{scripts,server,web}/**/*.mjs', { exclude: (path) => path.includes('node_modules') })
  expect([...files, ...scripts].filter((path) => path !== 'tidy.test.ts' && isMistaken(readFileSync(path, 'utf8')))).toEqual([])
})

test('nothing reads the environment but the configuration and the entry', () => {
  expect(
    files.filter(
      (path) =>
        /^(server|contract|talker|web)\//.test(path) &&
        !isTest(path) &&
        !/^server\/src\/(main|model|with-database)\.ts$/.test(path) &&
        /process\.env/.test(source.get(path)!),
    ),
  ).toEqual([])
})

function edges(): (readonly [string, string])[] {
  return files.flatMap((from) => importsOf(from).map((to) => [from, to] as const))
}

/** Static, side-effect and dynamic imports, workers and re-exports: every way to reach another file. */
function specifiersOf(text: string): string[] {
  const patterns = [
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]/g,
    /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
    /\bimport\(\s*['"]([^'"]+)['"]/g,
    /new URL\(\s*['"](\.[^'"]+\.tsx?)['"]/g,
  ]
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1]!))
}
function importsOf(from: string): string[] {
  return specifiersOf(source.get(from)!).flatMap((specifier) => resolve(from, specifier) ?? [])
}
function runtimeImports(from: string): string[] {
  const typeless = source
    .get(from)!
    .replace(/(?:^|\n)\s*(?:import|export) type\s[^;\n]*?from\s*['"][^'"]+['"]/g, '\n')
    .replace(/(?:^|\n)\s*import type \{[^}]*\} from\s*['"][^'"]+['"]/g, '\n')
  return specifiersOf(typeless).flatMap((specifier) => resolve(from, specifier) ?? [])
}
function resolve(from: string, specifier: string): string | null {
  const alias = Object.keys(ALIASES).find((name) => specifier.startsWith(name))
  const path = alias ? specifier.replace(alias, ALIASES[alias]!) : specifier.startsWith('.') ? join(dirname(from), specifier) : null
  if (path === null) return null
  const bare = path.replace(/\?.*$/, '')
  const found = [bare, `${bare}.ts`, `${bare}.tsx`].find((candidate) => source.has(candidate))
  if (found || /\.(css|json|svg|woff2|js|mjs)$/.test(bare) || /(^|\/)dist\//.test(bare)) return found ?? null
  throw new Error(`${from} imports a missing ${specifier}`)
}
function crowded(paths: readonly string[]): string[] {
  const count = (some: readonly string[], kind: string): string[] =>
    [...Map.groupBy(some, (path) => dirname(path))]
      .filter(([, here]) => here.length > FOLDER_MAX)
      .map(([place, here]) => `${place}: ${here.length}${kind}`)
  const isTold = (path: string): boolean => /\.(test|spec)\.(tsx?|mjs)$|\.test-/.test(path)
  return [
    ...count(
      paths.filter((path) => !isTold(path)),
      '',
    ),
    ...count(paths.filter(isTold), ' tests'),
  ]
}
/** Imports by which a room reaches itself or a higher one; on the way there may be files beside the rooms. */
function climbs(rooms: readonly string[], within: readonly (readonly [string, string])[]): string[] {
  const next = Map.groupBy(within, ([from]) => from)
  const height = (path: string): number | null => (dirname(path) === '.' ? null : rooms.indexOf(dirname(path)))
  return within.flatMap(([from, to]) => {
    const own = height(from)
    if (own === null || height(to) === own) return []
    const reached = new Set([to])
    for (const path of reached) if (height(path) === null) for (const [, on] of next.get(path) ?? []) reached.add(on)
    return [...reached].filter((path) => (height(path) ?? -1) >= own).map((path) => `${from} → ${path}`)
  })
}
function floorOf(path: string): number {
  if (isTest(path)) return ROOF
  const floor = FLOORS.findIndex((places) => places.some((place) => path === place || path.startsWith(`${place}/`)))
  if (floor === -1) throw new Error(`${path} stands on no floor: add its folder to FLOORS`)
  return floor
}
function breaksWall(from: string, to: string): boolean {
  const side = (path: string): string => path.split('/')[0]!
  if (/^(e2e|bench)$/.test(side(from)) || !/\//.test(from)) return false
  if (side(to) === 'talker' && side(from) === 'web') return true
  if (!/^(contract|talker)$/.test(side(to)) && side(from) !== side(to)) return true
  if (to.endsWith('/store.ts') && !from.startsWith(`${dirname(to)}/`) && !isTest(from)) return true
  const slice = 'server/src/sandbox/'
  return (
    to.startsWith(slice) && !from.startsWith(slice) && !/^server\/src\/(open-lounge|open-gateway|app|main)\.ts$/.test(from) && !isTest(from)
  )
}
function findRing(): string[] | null {
  const done = new Set<string>()
  const walk = (path: string, trail: string[]): string[] | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return null
    for (const next of importsOf(path)) {
      const ring = walk(next, [...trail, path])
      if (ring) return ring
    }
    done.add(path)
    return null
  }
  for (const path of files) {
    const ring = walk(path, [])
    if (ring) return ring
  }
  return null
}
