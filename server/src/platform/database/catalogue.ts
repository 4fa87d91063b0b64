// The guards of the money tables as the database has them: a digest of each definition. A migration run writes them down; the verifier compares,
// with a query of its own, since a verifier that asks a function of the database sees what whoever rewrote that function wants.
import type { Client } from 'pg'
import { GUARDS, SEARCH_PATH, SERVER } from './guards-query.ts'

export type Catalogue = { server: number; objects: Record<string, string> }
export type Guard = { name: string; digest: string }
export type GuardFault = { rule: string; what: string; detail: string }

const kindOf = (name: string): string => name.slice(0, name.indexOf(' '))
/** Kinds that the first catalogues did not have: one without any of a kind says nothing about it. */
const LATER = new Set(['schema', 'sequence', 'owners'])

export function compareGuards({ objects }: Catalogue, now: Guard[]): GuardFault[] {
  const found = new Map(now.map(({ name, digest }) => [name, digest]))
  const known = new Set(Object.keys(objects).map(kindOf))
  const fault = (rule: string, what: string): GuardFault => ({ rule, what, detail: found.get(what) ?? '' })
  return [
    ...Object.entries(objects).flatMap(([name, digest]) => {
      if (!found.has(name)) return [fault('V22 guard is gone', name)]
      return found.get(name) === digest ? [] : [fault('V22 guard was changed', name)]
    }),
    // An index more is somebody's wish for speed; anything else can change what is written.
    ...now
      .filter(({ name }) => !(name in objects) && kindOf(name) !== 'index' && (known.has(kindOf(name)) || !LATER.has(kindOf(name))))
      .map(({ name }) => fault('V22 made by no migration', name)),
  ]
}

/** Before `count` migrations change the guards: what was changed without one is found, or it would be written down with the rest. */
export async function findBrokenGuards(owner: Client, count: number): Promise<void> {
  const { rows: tables } = await owner.query<{ is: boolean }>("SELECT to_regclass('ledger.catalogue') IS NOT NULL AS is")
  if (!tables[0]!.is) return
  const { rows } = await owner.query<Catalogue>('SELECT server, objects FROM ledger.catalogue ORDER BY id DESC LIMIT 1')
  const { server } = (await owner.query<{ server: number }>(SERVER)).rows[0]!
  await owner.query('BEGIN')
  await owner.query(`SET LOCAL search_path = ${SEARCH_PATH}`)
  const faults = count > 0 && rows[0]?.server === server ? compareGuards(rows[0], (await owner.query<Guard>(GUARDS)).rows) : []
  await owner.query("SELECT ledger.find('migration', $1::jsonb)", [JSON.stringify(faults)])
  if (rows[0] && rows[0].server !== server) await insertCatalogue(owner, 'another server') // it may word the same definitions otherwise
  await owner.query('COMMIT')
}

/** Writes down what a migration left, in its own transaction and as its last act: nobody has to remember a new index by hand. */
export async function recordGuards(owner: Client, migration: string): Promise<void> {
  const { rows } = await owner.query<{ is: boolean }>("SELECT to_regclass('ledger.catalogue') IS NOT NULL AS is")
  if (!rows[0]!.is) return
  await owner.query(`SET LOCAL search_path = ${SEARCH_PATH}`)
  await insertCatalogue(owner, migration)
}

/** A dump words views anew. Who restores it has seen that nothing else differs. */
export async function recordRestored(owner: Client): Promise<void> {
  await owner.query('BEGIN')
  await owner.query(`SET LOCAL search_path = ${SEARCH_PATH}`)
  await insertCatalogue(owner, 'restored')
  await owner.query('COMMIT')
}

const insertCatalogue = (owner: Client, migration: string): Promise<unknown> =>
  owner.query(
    `INSERT INTO ledger.catalogue (server, migration, objects) SELECT (${SERVER}), $1, jsonb_object_agg(g.name, g.digest) FROM (${GUARDS}) g`,
    [migration],
  )
