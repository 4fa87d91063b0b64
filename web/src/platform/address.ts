import { DOORS, type DoorName } from '@green-room/contract/doors'

export type Values = Readonly<Record<string, unknown>>

/** The language and currency that go with every call. */
export type Preferences = { lang_id: string | null; currency: string }

/** Method and path of a door, with its path parameters filled in and taken out of the input. */
export function addressOf(door: DoorName, input: Values): { method: string; path: string; rest: Values } {
  const [method, pattern] = DOORS[door].split(' ') as [string, string]
  const rest: Record<string, unknown> = { ...input }
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(wireText(value))
  })
  return { method, path: `/api${path}`, rest }
}

/** A value as it stands in a query, a path or a form. */
export const wireText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Values as a query; what is undefined or null is left out. */
export function queryOf(values: Values): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined && value !== null) query.set(name, wireText(value))
  return query.size ? `?${query}` : ''
}
