// Texts that mean something to our objects, to the database or to the file system.
import { OPERATIONS, type JsonSchema } from '../operations.ts'
import { named, tryAll, type Family } from './family.ts'
import { failed, getRaw } from './raw-exchange.ts'

const pollution: Family = {
  name: 'prototypes of our objects',
  async attack(target) {
    const { ada, adasTopic } = target
    const send = (body: string) =>
      fetch(`http://127.0.0.1:${target.port}/api/messages/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...ada.headers() },
        body,
      })
    const own = `"topic_id":"${adasTopic}","content":"Good evening."`
    const inJson = await tryAll(
      named([
        `{${own},"__proto__":{"polluted":"yes"}}`,
        `{${own},"constructor":{"prototype":{"polluted":"yes"}}}`,
        `{${own},"types":[{"__proto__":{"polluted":"yes"}}]}`,
        `{"__proto__":{"topic_id":"${adasTopic}","content":"Good evening."}}`,
        `{${own},"\\u005f_proto__":{"polluted":"yes"}}`,
        `{${own},"toString":"yes","hasOwnProperty":1,"valueOf":null}`,
      ]),
      async (body) => judge((await send(body)).status),
    )
    const inQuery = await tryAll(
      named([
        '__proto__[polluted]=yes',
        '__proto__.polluted=yes',
        'constructor[prototype][polluted]=yes',
        'a[__proto__][polluted]=yes',
        '__proto__=yes',
        'toString=1&hasOwnProperty=1',
      ]),
      async (query) => judge((await getRaw(target.port, `/api/topics?${query}`)).answers[0] ?? 500),
    )
    return { tried: inJson.tried + inQuery.tried, through: [...inJson.through, ...inQuery.through] }
    function judge(status: number): string | null {
      return 'polluted' in {} ? 'every object has it' : status >= 500 ? `failed with ${status}` : null
    }
  },
}

/** These end the caller's session or account, or count towards limits of others. */
const SPARED = new Set([
  'logout',
  'deleteAccount',
  'openEvents',
  'revokeOtherSessions',
  'revokeSession',
  'changePassword',
  'register',
  'resetPassword',
])
const SQL = [
  "'; DROP TABLE member; --",
  "' OR '1'='1",
  '\\',
  '%_%',
  '$1',
  '"; SELECT pg_sleep(9); --',
  "1); DELETE FROM topic WHERE ('1'='1",
  '\0',
  '\uD800',
  '{{7*7}}${7*7}',
]

const sql: Family = {
  name: 'SQL in every text of every operation',
  async attack({ ada, adasTopic }) {
    const attempts = OPERATIONS.filter(({ name }) => !SPARED.has(name)).flatMap((operation) =>
      SQL.map((text) => [`${operation.name} ${JSON.stringify(text)}`, { operation, text }] as const),
    )
    const done = await tryAll(Object.fromEntries(attempts), async ({ operation: { name, bodies, parameters }, text }) => {
      const fields = filled(bodies['application/json'], text)
      const path = Object.fromEntries(parameters.filter((one) => one.in !== 'header').map((one) => [one.name, text.toWellFormed()]))
      const { code, body } = await ada.call(name, { ...fields, ...path })
      return code === 502 ? null : failed(code, typeof body === 'string' ? body : JSON.stringify(body))
    })
    const { code } = await ada.call('readTopic', { topic_id: adasTopic })
    return { ...done, through: [...done.through, ...(code === 200 ? [] : [`afterwards the topic answered ${code}`])] }
  },
}
function filled(schema: JsonSchema | undefined, text: string): Record<string, unknown> {
  const value = (field: JsonSchema): unknown =>
    field.enum ? field.enum[0] : field.type === 'boolean' ? true : field.type === 'array' ? [text] : text
  return Object.fromEntries(Object.entries(schema?.properties ?? {}).map(([name, field]) => [name, value(field)]))
}

const traversal: Family = {
  name: 'paths out of their folder',
  attack: (target) => {
    const ups = [
      '../../',
      '..%2f..%2f',
      '%2e%2e/%2e%2e/',
      '..%5c..%5c',
      '....//....//',
      '..%252f..%252f',
      '..;/..;/',
      '%00/../../',
      '/',
      '%2fetc%2fpasswd%00',
    ]
    const places = [
      '/assets/',
      '/art/',
      '/api/attachments/',
      '/api/static-pages/',
      '/api/translations/',
      '/poster/',
      '/fonts/',
      '/api/docs/static/',
      '/',
    ]
    const paths = places.flatMap((place) =>
      ups.flatMap((up) => ['package.json', 'etc/passwd', '.git/config'].map((file) => place + up + file)),
    )
    const languages = ['../../package', '..%2f..%2fpackage.json', 'en%00', '__proto__', '/etc/passwd'].flatMap((id) => [
      `/api/settings?lang_id=${id}`,
      `/rooms?lang_id=${id}`,
      `/?lang_id=${id}`,
    ])
    return tryAll(named([...paths, ...languages]), async (path) => {
      const { answers, text } = await getRaw(target.port, path)
      return failed(answers[0], text.replace(/<script.*?<\/script>/gs, ''))
    })
  },
}

export const INTO_DATA: Family[] = [pollution, sql, traversal]
