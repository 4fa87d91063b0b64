import type { Figures } from '@green-room/contract/backoffice/figures'
import * as doors from '@green-room/contract/backoffice/figures'
import type { Role } from '@green-room/contract/wire/backoffice-rights'
import { csvLine } from '#server/platform/portion.ts'
import { serve, serveRaw } from '#server/platform/http/serve.ts'
import { transact } from '#server/platform/transact.ts'
import { actorOf } from '../acts/act.ts'
import { recordAct } from '../acts/record-act.ts'
import type { Desk } from '../acts/desk.ts'
import {
  countsBy,
  dayBefore,
  daysOf,
  DAYS_SHOWN,
  presentFigures,
  presentFunnel,
  visitorsOf,
  presentPoints,
  presentRooms,
  spanOf,
  type Span,
} from './present.ts'
import { readCounts, readJoined, readOutstanding, readRoomCounts, readRooms, readToday, type Joined } from './figure-store.ts'

export function figureRoutes({ app, lounge }: Desk): void {
  const { db } = lounge

  async function read(days: number, roles: readonly Role[]): Promise<Figures> {
    const sees = (who: readonly Role[]): boolean => roles.some((role) => who.includes(role))
    const [money, cases] = [sees(doors.SEES_MONEY), sees(doors.SEES_CASES)]
    const today = await readToday(db)
    const [span, before] = [spanOf(today, days), spanOf(dayBefore(today, days), days)]
    const [counts, now, then, rooms, roomCounts, outstanding] = await Promise.all([
      readCounts(db, dayBefore(today, 2 * DAYS_SHOWN - 1), today),
      readJoined(db, span.from, span.to),
      readJoined(db, before.from, before.to),
      readRooms(db),
      readRoomCounts(db, span.from, span.to),
      money ? readOutstanding(db) : null,
    ])
    const counted = countsBy(counts)
    const come = (joined: Joined, of: Span) => ({ ...joined, ...visitorsOf(counted, of) })
    return {
      at: lounge.clock.now().toISOString(),
      ...span,
      before_from: before.from,
      before_to: before.to,
      is_test: money ? !lounge.config.isLive : null,
      days: daysOf(spanOf(today, DAYS_SHOWN)),
      figures: presentFigures(counted, today, days, { money, cases, isLive: lounge.config.isLive }),
      funnel: presentFunnel(come(now, span), come(then, before), money),
      rooms: presentRooms(rooms, roomCounts, money),
      points: outstanding && presentPoints(counted, today, days, outstanding),
    }
  }

  serve(app, doors.readFigures, async ({ input, caller }) => ({ payload: await read(Number(input.span), caller.roles) }))
  serveRaw(app, doors.downloadFigures, async ({ input, caller, request, reply }) => {
    const figures = await read(Number(input.span), caller.roles)
    const after = { from: figures.from, to: figures.to }
    await transact(db, (trx) =>
      recordAct(trx, { operator: actorOf(caller, request), act: 'figures.downloaded', target: { type: 'figures', id: figures.to }, after }),
    )
    const name = `figures-${figures.from}-${figures.to}.csv`
    void reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` })
    return [...linesOf(figures)].join('')
  })
}

/** Everything that is shown, a line each. */
function* linesOf({ from, to, figures, days, funnel, rooms, points }: Figures): Generator<string> {
  yield csvLine(['part', 'name', 'unit', 'from', 'to', 'value', 'before'])
  for (const { name, unit, value, before } of figures) yield csvLine(['figure', name, unit, from, to, value, before])
  for (const { name, unit, days: values, earlier } of figures)
    for (const [at, day] of days.entries()) yield csvLine(['day', name, unit, day, day, values[at]!, earlier[at]!])
  for (const { step, people, before, after_s } of funnel) {
    yield csvLine(['funnel', step, 'count', from, to, people, before])
    if (after_s !== null) yield csvLine(['funnel', `${step} after`, 'seconds', from, to, after_s, null])
  }
  for (const { title, chats, messages, replies, failed, points: paid } of rooms)
    for (const [name, value] of Object.entries({ chats, messages, replies, failed, ...(paid !== null && { points: paid }) }))
      yield csvLine([`room ${title}`, name, name === 'points' ? 'points' : 'count', from, to, value, null])
  if (!points) return
  for (const { name, value, before } of points.flows) yield csvLine(['points', name, 'points', from, to, value, before])
  for (const name of ['available', 'held', 'owed'] as const) yield csvLine(['points', name, 'points', to, to, points[name], null])
}
