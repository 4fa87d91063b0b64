// An address of the database may name several servers, as libpq's does: postgres://user:password@one:5432,two:5432/lounge. The one that takes
// what we write is looked for at start, and again when it can't be reached or takes nothing any more. The driver itself knows one host.
import { Client } from 'pg'

const LOOK_MS = 2_000
const ATTRIBUTE = 'target_session_attrs'
/** What a lounge, which writes, can ask of its server. Where several are named and nothing is asked: the first. */
const QUESTIONS = {
  primary: 'SELECT NOT pg_is_in_recovery() AS fits',
  'read-write': "SELECT current_setting('transaction_read_only') = 'off' AS fits",
  any: 'SELECT true AS fits',
}
type Attribute = keyof typeof QUESTIONS
type Servers = { urls: string[]; attribute: Attribute }

const isAttribute = (value: string): value is Attribute => value in QUESTIONS

/** Each server's own address; undefined where one is none, or something is asked that a lounge can't. */
export function serversOf(url: string): Servers | undefined {
  const [, before = '', hosts = '', after = ''] = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  const urls = hosts.split(',').map((host) => before + host + after)
  if (before === '' || !urls.every((one) => URL.canParse(one))) return undefined
  const wanted = new URL(urls[0]!).searchParams.get(ATTRIBUTE) ?? (urls.length > 1 ? 'primary' : 'any')
  return isAttribute(wanted) ? { urls: urls.map(withoutAttribute), attribute: wanted } : undefined
}
function withoutAttribute(url: string): string {
  if (!url.includes(ATTRIBUTE)) return url
  const address = new URL(url)
  address.searchParams.delete(ATTRIBUTE)
  return address.href
}

const chosen = new Map<string, string>()
const looking = new Map<string, Promise<string>>()

/** The address of the one server that is worked with now. */
export const serverOf = (url: string): string => chosen.get(url) ?? serversOf(url)?.urls[0] ?? url

/** Whether there is anything to choose between. */
export const isChoice = (url: string): boolean => (serversOf(url)?.urls.length ?? 1) > 1

/** Looks for the server to work with, from the present one on. Rejects with the first one's reason where none of them fits. */
export async function chooseServer(url: string): Promise<string> {
  if (!isChoice(url)) return serverOf(url)
  const under = looking.get(url) ?? look(url).finally(() => looking.delete(url))
  looking.set(url, under)
  return under
}

async function look(url: string): Promise<string> {
  const { urls, attribute } = serversOf(url)!
  const present = serverOf(url)
  const failures: unknown[] = []
  for (const one of [present, ...urls.filter((other) => other !== present)]) {
    const fault = await faultOf(one, attribute)
    if (fault === null) {
      chosen.set(url, one)
      return one
    }
    failures.push(fault)
  }
  throw failures[0]
}

async function faultOf(url: string, attribute: Attribute): Promise<unknown> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: LOOK_MS,
    query_timeout: LOOK_MS,
    application_name: 'green-room look',
  })
  client.on('error', () => {}) // a connection that is lost fails the question
  try {
    await client.connect()
    const { rows } = await client.query<{ fits: boolean }>(QUESTIONS[attribute])
    return rows[0]!.fits ? null : new Error(`connect: ${new URL(url).host} is not ${attribute}`)
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => {})
  }
}
