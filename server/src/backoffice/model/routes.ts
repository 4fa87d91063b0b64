import type { ModelReport } from '@green-room/contract/backoffice/model'
import * as doors from '@green-room/contract/backoffice/model'
import { SEES_MONEY } from '@green-room/contract/backoffice/figures'
import type { Costs } from '#server/characters/cost/costs.ts'
import { listPrices } from '#server/characters/cost/token-prices.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { listProcesses, type EngineState } from '#server/platform/running/processes.ts'
import { serve } from '#server/platform/http/serve.ts'
import { serveAct } from '../acts/serve-act.ts'
import type { Desk } from '../acts/desk.ts'
import { countsBy, dayBefore, daysOf, DAYS_SHOWN, spanOf } from '../figures/present.ts'
import { readCounts, readRoomCounts, readRooms, readToday } from '../figures/figure-store.ts'
import { centsPerPoint, centsPerUnit, EMBEDDED, marginOf, presentDoors, presentParts, presentPrices } from './present.ts'
import { tokenPriceAct } from './price-act.ts'
import { listCharacterNames, readDollarRate, readUsed } from './store.ts'

const NEAR = 0.8
const PURPOSES = ['reply', 'suggestion', 'moderation', 'memory'] as const
/** Not of the chain: help in a crisis, and what the output checks ended. */
const NO_DOOR = new Set(['lounge', 'cut'])

export function modelRoutes(desk: Desk): void {
  const { costs } = desk.talk
  serve(desk.app, doors.readModel, async ({ input, caller }) => ({
    payload: await readModel(
      desk.lounge,
      costs,
      Number(input.span),
      caller.roles.some((role) => SEES_MONEY.includes(role)),
    ),
  }))
  serveAct(desk, doors.setTokenPrice, tokenPriceAct)
  desk.needs.push({ name: 'model', roles: SEES_MONEY, count: async () => Number((await readCeilings(costs))?.is_near ?? false) })
}

/** Ceilings, and how far the day has come; from four fifths on it is near. */
async function readCeilings(costs: Costs | null): Promise<ModelReport['ceilings']> {
  const ceilings = (await costs?.ceilings()) ?? null
  if (!costs || !ceilings) return null
  const { house, member } = ceilings
  const today = await costs.today()
  return { house, member, today, is_near: house !== null && today >= house * NEAR }
}

async function readModel({ db, clock, config }: Lounge, costs: Costs | null, days: number, money: boolean): Promise<ModelReport> {
  const today = await readToday(db)
  const [span, before, month] = [spanOf(today, days), spanOf(dayBefore(today, days), days), spanOf(today, DAYS_SHOWN)]
  const [counts, talk, byDoor, byCharacter, byRoom, byDay, [then], processes, prices, names, rooms, dollar, ceilings] = await Promise.all([
    readCounts(db, dayBefore(today, 2 * DAYS_SHOWN - 1), today),
    readRoomCounts(db, span.from, span.to),
    readUsed(db, 'door', span.from, span.to),
    readUsed(db, 'character', span.from, span.to),
    readUsed(db, 'room', span.from, span.to),
    readUsed(db, 'day', month.from, month.to),
    readUsed(db, 'all', before.from, before.to),
    listProcesses(db),
    money ? listPrices(db) : [],
    listCharacterNames(db),
    readRooms(db),
    readDollarRate(db),
    money ? readCeilings(costs) : null,
  ])
  const counted = countsBy(counts)
  const engines = processes.map(({ engines: own }) => own as EngineState[])
  const first = engines[0]?.[0]?.name
  const total = (of: 'micros' | 'tokens_read' | 'tokens_cached' | 'unpriced'): number =>
    byDoor.reduce((all, use) => all + (use[of] ?? 0), 0)
  const per = { unit: centsPerUnit(counted, month, config.isLive ? 'live' : 'test'), dollar }
  const margin = (of: typeof span, micros: number): number | null =>
    money ? marginOf(counted.sum('served', of), counted.sum('units', of), micros, per) : null
  const served = counted.within('served', span).filter(({ of }) => !NO_DOOR.has(of))
  const turns = served.reduce((all, { value }) => all + value, 0)
  const share = (is: (door: string) => boolean): number | null =>
    turns === 0 ? null : served.reduce((all, { of, value }) => (is(of) ? all + value : all), 0) / turns
  const shown = daysOf(month)
  return {
    at: clock.now().toISOString(),
    ...span,
    has_model: engines.flat().some(({ name }) => name !== EMBEDDED),
    sees_money: money,
    doors: presentDoors(engines, byDoor, counted, span, money),
    turns: counted.sum('served', span),
    turns_before: counted.sum('served', before),
    micros: money ? total('micros') : null,
    micros_before: money ? (then?.micros ?? 0) : null,
    unpriced: total('unpriced'),
    margin_cents: margin(span, total('micros')),
    margin_cents_before: margin(before, then?.micros ?? 0),
    cents_per_point: money ? centsPerPoint(per.unit) : null,
    cached_share: total('tokens_read') === 0 ? null : total('tokens_cached') / total('tokens_read'),
    fallback_share: share((door) => door !== first && door !== EMBEDDED),
    talker_share: share((door) => door === EMBEDDED),
    days: shown,
    costs: money
      ? PURPOSES.map((purpose) => ({
          purpose,
          days: shown.map((day) => byDay.find(({ key }) => key === `${day} ${purpose}`)?.micros ?? 0),
        }))
      : [],
    characters: presentParts({ names, counts: talk.map((row) => ({ ...row, id: row.character_id })), used: byCharacter }, per, money),
    rooms: presentParts(
      { names: rooms.map(({ id, title: name }) => ({ id, name })), counts: talk.map((row) => ({ ...row, id: row.room_id })), used: byRoom },
      per,
      money,
    ),
    ceilings,
    prices: presentPrices(prices, today),
  }
}
