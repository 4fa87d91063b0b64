// A statement that is asked again and again gets a name: each connection prepares it once, and the server neither parses nor plans it anew
// (docs/decisions/0080-bench.md). Statements with a star stay without one: a migration that adds a column would break them where they are
// prepared, in processes that still run.
import type { PoolClient } from 'pg'

const ASKED_MIN = 10
/** Each name costs memory in every connection. */
const NAMES_MAX = 100
const TEXTS_MAX = 1_000

const asked = new Map<string, number>()
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const name = names.get(text)
  if (name !== undefined || names.size >= NAMES_MAX || text.includes('*')) return name
  const times = (asked.get(text) ?? 0) + 1
  if (times >= ASKED_MIN) names.set(text, `often_${names.size}`)
  else if (times > 1 || asked.size < TEXTS_MAX) asked.set(text, times)
  return names.get(text)
}

type Ask = (...call: unknown[]) => unknown

/** Makes a fresh connection name what is asked often. Calls in other forms (objects, callbacks, no values) pass as they are. */
export function prepareOften(client: PoolClient): void {
  const ask = client.query.bind(client) as Ask
  const askByName: Ask = (text, values, ...rest) => {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 && rest.length === 0 ? nameOf(text) : undefined
    return name === undefined ? ask(text, values, ...rest) : ask({ name, text, values })
  }
  client.query = askByName as typeof client.query
}

/** Takes the names from statements that others would prepare: behind a pooler the next one may meet a session that never heard of them. */
export function prepareNothing(client: PoolClient): void {
  const ask = client.query.bind(client) as Ask
  const askWithoutName: Ask = (first, ...rest) => ask(isNamed(first) ? { ...first, name: undefined } : first, ...rest)
  client.query = askWithoutName as typeof client.query
}

const isNamed = (first: unknown): first is { name: string } =>
  typeof first === 'object' && first !== null && 'name' in first && !('submit' in first)
