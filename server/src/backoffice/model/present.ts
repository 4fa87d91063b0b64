import type { ModelReport } from '@green-room/contract/backoffice/model'
import type { TokenPrice } from '#server/characters/cost/token-prices.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import type { EngineState } from '#server/platform/running/processes.ts'
import { waitAt, type Ledgered, type Span } from '../figures/present.ts'
import type { RoomCount } from '../figures/figure-store.ts'
import type { Used } from './store.ts'

export const EMBEDDED = 'embedded'
const UNITS_IN_POINT = 100
const NOTHING: Omit<Used, 'key' | 'unpriced'> = { calls: 0, failures: 0, tokens_read: 0, tokens_cached: 0, tokens_written: 0, micros: null }

type Talk = Pick<RoomCount, 'name' | 'of' | 'value'>
const turnsOf = (counts: readonly Talk[]): number => counts.reduce((all, { name, value }) => (name === 'served' ? all + value : all), 0)
const unitsOf = (counts: readonly Talk[]): number => counts.reduce((all, { name, value }) => (name === 'units' ? all + value : all), 0)

/** Net cents for a unit that came to members, sold or given: what a spent one brought in. */
export function centsPerUnit({ sum }: Ledgered, month: Span, mode: 'live' | 'test'): number | null {
  const [net, units] = [sum('net', month, mode), sum('points', month, 'sold') + sum('points', month, 'given')]
  return net > 0 && units > 0 ? net / units : null
}
/** What turns brought in less what they cost, for one of them. */
export function marginOf(turns: number, units: number, micros: number, per: { unit: number | null; dollar: number | null }): number | null {
  if (turns === 0 || per.unit === null || (per.dollar === null && micros > 0)) return null
  return (units * per.unit - (micros / 10_000) * (1 / (per.dollar ?? 1))) / turns
}

type PartInput = { names: readonly { id: string; name: string }[]; counts: readonly (Talk & { id: string })[]; used: readonly Used[] }
export function presentParts(
  { names, counts, used }: PartInput,
  per: { unit: number | null; dollar: number | null },
  seesMoney: boolean,
): ModelReport['characters'] {
  const byId = Map.groupBy(counts, ({ id }) => id)
  return names
    .map(({ id, name }) => {
      const own = byId.get(id) ?? []
      const [turns, units, cost] = [turnsOf(own), unitsOf(own), used.find(({ key }) => key === id)]
      const micros = cost?.micros ?? null
      if (!seesMoney) return { id, name, turns, points: null, micros: null, margin_cents: null, calls: cost?.calls ?? 0 }
      const margin_cents = marginOf(turns, units, micros ?? 0, per)
      return { id, name, turns, points: pointsFrom(BigInt(units)), micros, margin_cents, calls: cost?.calls ?? 0 }
    })
    .filter(({ turns, calls }) => turns > 0 || calls > 0)
    .toSorted((a, b) => (b.micros ?? 0) - (a.micros ?? 0) || b.turns - a.turns)
    .map(({ calls: _calls, ...part }) => part)
}

/** Doors as the processes have them, in the order of the chain, and those of these days that are no longer there. */
export function presentDoors(
  engines: readonly (readonly EngineState[])[],
  used: readonly Used[],
  counts: Ledgered,
  span: Span,
  seesMoney: boolean,
): ModelReport['doors'] {
  const keyOf = ({ name, model }: { name: string; model: string }): string => `${name} ${model}`
  const known = new Map<string, EngineState>()
  for (const engine of engines.flat()) if (!known.has(keyOf(engine))) known.set(keyOf(engine), engine)
  const [talker, models] = [
    [...known.values()].filter(({ name }) => name === EMBEDDED),
    [...known.values()].filter(({ name }) => name !== EMBEDDED),
  ]
  const gone = used
    .filter(({ key }) => !known.has(key))
    .map(({ key }) => ({ name: key.slice(0, key.indexOf(' ')), model: key.slice(key.indexOf(' ') + 1), kind: '', sees: false }))
  return [...models, ...gone, ...talker].map(({ name, model, kind, sees }) => {
    const there = engines.flatMap((own) => own.filter((one) => keyOf(one) === keyOf({ name, model })))
    const {
      key: _key,
      unpriced: _unpriced,
      ...use
    } = used.find(({ key }) => key === keyOf({ name, model })) ?? { ...NOTHING, key: '', unpriced: 0 }
    const waits = counts.within('answered', span).filter(({ of }) => of.startsWith(`${name} `))
    const step = (of: string): number => Number(of.slice(name.length + 1))
    return {
      name,
      model: name === EMBEDDED ? '' : model,
      kind: name === EMBEDDED ? '' : kind,
      sees,
      processes: there.length,
      closed: there.filter(({ is_closed }) => is_closed).length,
      replies: counts.sum('served', span, name),
      first_ms: waitAt(waits, 0.5, step),
      first_p95_ms: waitAt(waits, 0.95, step),
      ...use,
      micros: seesMoney ? use.micros : null,
    }
  })
}

const MILLION = 1_000_000
export function presentPrices(prices: readonly TokenPrice[], today: string): ModelReport['prices'] {
  const now = new Set<string>()
  return prices.map(({ door, model, valid_from, price, by, operator_id }) => {
    const key = `${door} ${model}`
    const isNow = valid_from <= today && !now.has(key)
    if (isNow) now.add(key)
    return {
      door,
      model,
      valid_from,
      read: price.input / MILLION,
      cached: price.cached / MILLION,
      written: price.output / MILLION,
      by: by ?? operator_id,
      is_now: isNow,
    }
  })
}
export const centsPerPoint = (perUnit: number | null): number | null => (perUnit === null ? null : perUnit * UNITS_IN_POINT)
