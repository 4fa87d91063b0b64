// Pages read the API's own doors inside the process, as a guest without cookies: what they show is what anybody may see, made by the same code.
import type { DoorName } from '@green-room/contract/doors'
import { DOORS } from '@green-room/contract/doors'
import type { ReadDoor, Reading } from '@green-room/contract/pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const KEPT_MS = 5_000
const KEPT_MAX = 300

/** Counts what is drawn for a visitor; throws where it was too much. */
export type Count = (request: FastifyRequest) => Promise<void>
export type Reader = (languageId: string | undefined, remoteAddress: string) => ReadDoor

/** What was read is kept for 5 s. A page counts as one, its readings as nothing (`pages` of the throttle). */
export function createReader(app: FastifyInstance): Reader {
  const kept = new Map<string, { until: number; reading: Promise<Reading> }>()

  async function ask(url: string, remoteAddress: string): Promise<Reading> {
    const response = await app.inject({ method: 'GET', url, remoteAddress, headers: { accept: 'application/json' } })
    return { status: response.statusCode, answer: JSON.parse(response.payload) as unknown }
  }

  return (languageId, remoteAddress) => (door, input) => {
    const url = addressOf(door, { ...input, ...(languageId === undefined ? {} : { lang_id: languageId }) })
    const hit = kept.get(url)
    if (hit && hit.until > Date.now()) return hit.reading
    const reading = ask(url, remoteAddress)
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value!)
    kept.delete(url)
    kept.set(url, { until: Date.now() + KEPT_MS, reading })
    const forget = () => void (kept.get(url)?.reading === reading && kept.delete(url))
    reading.then(({ status }) => (status === 200 || status === 404 ? undefined : forget()), forget)
    return reading
  }
}

function addressOf(door: DoorName, input: Readonly<Record<string, unknown>>): string {
  const rest = new Map(Object.entries(input))
  const path = DOORS[door].slice('GET '.length).replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))
  return `/api${path}${query.size ? `?${query}` : ''}`
}
