// What no file of the product may do, whoever writes it: one look over the source for each way to be attacked that has a name.
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const product = new Map(
  globSync('{contract,talker,server/src,web/src}/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$|\.test-|\.gen\.ts$|node_modules/.test(path))
    .map((path) => [path.replaceAll('\\', '/'), withoutComments(readFileSync(path, 'utf8'))]),
)
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}
const filesWith = (pattern: RegExp): string[] =>
  [...product]
    .filter(([, text]) => pattern.test(text))
    .map(([path]) => path)
    .toSorted()

test('there is a product to look at', () => {
  expect(product.size).toBeGreaterThan(500)
  expect(filesWith(/createHmac\('sha256'/).length).toBeGreaterThan(1)
})

describe('no file', () => {
  test.each([
    ['runs a text as a program', /\beval\(|new Function\(|setTimeout\(\s*['"`]|from 'node:vm'|require\('vm'\)/],
    ['builds a query out of texts', /\bsql\.(raw|lit)\(|\.query\(\s*`[^`]*\$\{(?![A-Z_]+\}|client\.escapeIdentifier)/],
    ['hands a text to a shell', /shell: true|\bexecSync\(|import \{[^}]*\bexec\b[^}]*\} from 'node:child_process'/],
    ['puts a text into a page as markup', /\.(innerHTML|outerHTML|srcdoc)\s*=|insertAdjacentHTML|document\.write|createContextualFragment/],
    ['weakens TLS', /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|minVersion: 'TLSv1(\.1)?'/],
    [
      'takes an old or a home-made algorithm',
      /'(md5|md4|sha1|sha-1|rc4|des|3des|rsa-md5|aes-\d+-(ecb|cbc))'|createCipher\b|createDecipher\b/i,
    ],
    ['opens another origin’s door to scripts', /access-control-allow|@fastify\/cors/i],
    ['listens to windows of other pages, or writes to them', /window\.(open|parent|opener)\b|\.postMessage\([^)]*['"]\*['"]/],
    ['logs to the console past the log', /console\.(log|debug|info|dir)\(/],
    ['parses XML or YAML with a parser that knows entities', /from '(xml2js|fast-xml-parser|libxmljs\w*|xmldom|js-yaml|node-serialize)'/],
    ['writes what opens something into a query, where proxies and histories keep it', /[?&](token|secret|password)=\$\{/],
    ['compares loosely', /[\w)\]] (==|!=) [\w('"`]/],
    ['uses a client-side technology of the past', /<(embed|applet)\b|<object\s+(data|type)|application\/x-(shockwave|java|silverlight)/],
  ])('%s', (_what, pattern) => {
    expect(filesWith(pattern)).toEqual([])
  })
})

describe('only these files', () => {
  test('start other programs, each with a list of fixed arguments', () => {
    expect(filesWith(/node:child_process/).filter((path) => !path.startsWith('server/src/platform/postgres/'))).toEqual([
      'server/src/model.ts',
    ])
  })
  test('show HTML, cleaned before', () => {
    expect(filesWith(/dangerouslySetInnerHTML/)).toEqual(['web/src/ui/pictures/art.tsx', 'web/src/ui/safe-html.tsx'])
    expect(product.get('web/src/ui/safe-html.tsx')).toMatch(/DOMPurify|purify/i)
  })
  test('throw dice that anybody could guess, where nothing hangs on it', () => {
    expect(filesWith(/Math\.random/).toSorted()).toEqual([
      'server/src/characters/seats/stock-rooms.ts',
      'web/src/messages/talk/live-talk.ts',
      'web/src/screens/shell/keepers/live-keeper.tsx',
      'web/src/screens/shell/keepers/maintenance-keeper.tsx',
    ])
  })
  test('hear messages of other contexts: the service worker, which answers its own pages alone', () => {
    expect(filesWith(/addEventListener\('message'/)).toEqual(['web/src/service-worker.ts'])
  })
  test('make patterns while they run, none of them of what was typed', () => {
    expect(filesWith(/new RegExp\(/).toSorted()).toEqual([
      'server/src/characters/prompt/guide.ts',
      'server/src/payments/gateways/stripe-answers.ts',
      'server/src/safety/output.ts',
      'server/src/safety/pattern.ts',
      'server/src/safety/rules.ts',
      'server/src/sandbox/entry.ts',
      'server/src/sandbox/gateway/pages/visit.ts',
      'talker/fold.ts',
      'talker/story/ink.ts',
    ])
  })
  test('make random values: every secret has 256 bits of the system’s own', () => {
    const sizes = [...product].flatMap(([path, text]) =>
      [...text.matchAll(/randomBytes\((\d+)\)/g)].map(([, n]) => [path, Number(n)] as const),
    )
    expect(sizes.length).toBeGreaterThan(3)
    const small = sizes.filter(([, n]) => n < 32).map(([path, n]) => `${path}: ${n}`)
    expect(small.toSorted()).toEqual(SMALL)
  })
})
/** Salts, nonces, marks of quotes, names of files (which open nothing by themselves) and of payments in the sandbox. */
const SMALL = [
  'server/src/accounts/entry/passwords.ts: 16',
  'server/src/accounts/sessions/xsrf.ts: 12',
  'server/src/attachments/store-files.ts: 20',
  'server/src/characters/replies/chain-engine.ts: 4',
  'server/src/personal-data/order-export.ts: 20',
  'server/src/sandbox/gateway/pages/visit.ts: 16',
  'server/src/sandbox/gateway/payments/world.ts: 15',
]

type Locked = { version: string; resolved?: string; integrity?: string; link?: boolean }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

describe('other people’s code', () => {
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

  test('comes from one registry, each package with its checksum', () => {
    expect(packages.length).toBeGreaterThan(400)
    const strange = packages.filter(([, one]) => one.resolved !== undefined && !one.resolved.startsWith('https://registry.npmjs.org/'))
    expect(strange).toEqual([])
    expect(packages.filter(([, one]) => one.resolved !== undefined && !one.integrity?.startsWith('sha512-'))).toEqual([])
  })

  test('is asked for by exact versions', () => {
    const asked = globSync('{.,contract,talker,server,web}/package.json').flatMap((path) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>
      return Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => `${path} ${name} ${version}`)
    })
    expect(asked.length).toBeGreaterThan(50)
    expect(asked.filter((line) => !/ (\d+\.\d+\.\d+[\w.-]*|\*)$/.test(line) && !/@green-room\//.test(line))).toEqual([])
  })
})

test('no test, no sample and no tool of development is part of what browsers are sent', () => {
  const built = globSync('web/dist/client/assets/*.{js,css}')
  const texts = built.map((path) => readFileSync(path, 'utf8')).join('\n')
  expect(texts).not.toMatch(/sourceMappingURL|vitest|react-refresh|sk_(test|live)_|whsec_|APP_SECRET|DATABASE_URL/)
})
