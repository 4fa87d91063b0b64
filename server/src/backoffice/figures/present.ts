// From counts of days to what the first screen shows: sums of a span and of the one before it, shares, and waits in the middle.
import type { Figure, Figures } from '@green-room/contract/backoffice/figures'
import { pointsFrom } from '#server/ledger/units.ts'
import type { Count, Joined, RoomCount } from './figure-store.ts'

const DAY_MS = 86_400_000
export const DAYS_SHOWN = 28
/** As figures.waits counts them. */
const STEP = 1.05

export type Span = { from: string; to: string }
export const dayBefore = (day: string, days: number): string => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
export const spanOf = (to: string, days: number): Span => ({ from: dayBefore(to, days - 1), to })
export const daysOf = ({ from, to }: Span): string[] => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return Array.from({ length: days }, (_, at) => dayBefore(to, days - 1 - at))
}

export type Ledgered = ReturnType<typeof countsBy>
/** Counts by name and day. */
export function countsBy(counts: readonly Count[]) {
  const byName = Map.groupBy(counts, ({ name }) => name)
  const within = (name: string, { from, to }: Span): Count[] => (byName.get(name) ?? []).filter(({ day }) => day >= from && day <= to)
  const sum = (name: string, span: Span, of?: string): number =>
    within(name, span).reduce((all, count) => (of === undefined || count.of === of ? all + count.value : all), 0)
  return { within, sum }
}

/** The wait that so large a share of all was not longer than, to a twentieth; `pick` reads the step of those that count. */
export function waitAt(counts: readonly Count[], share: number, pick: (of: string) => number = Number): number | null {
  const steps = counts.map(({ of, value }) => [pick(of), value] as const).toSorted(([a], [b]) => a - b)
  let left = steps.reduce((all, [, value]) => all + value, 0) * share
  if (left === 0) return null
  const found = steps.find(([, value]) => (left -= value) <= 0)
  return Math.round(STEP ** (found ?? steps.at(-1)!)[0])
}

type Made = Pick<Figure, 'name' | 'unit'> & { of: (span: Span) => number | null; count?: (span: Span) => number }
export function presentFigures(
  counts: Ledgered,
  to: string,
  days: number,
  sees: { money: boolean; cases: boolean; isLive: boolean },
): Figure[] {
  const { sum, within } = counts
  const mode = sees.isLive ? 'live' : 'test'
  const failed = (span: Span): number => sum('unserved', span, 'failed')
  const made: Made[] = [
    ...(sees.money
      ? [
          {
            name: 'net',
            unit: 'cents',
            of: (span: Span) => sum('net', span, mode),
            count: (span: Span) => sum('sales', span, mode),
          } as const,
          {
            name: 'sent-back',
            unit: 'cents',
            of: (span: Span) => sum('sent-back', span, mode),
            count: (span: Span) => sum('refunds', span, mode),
          } as const,
        ]
      : []),
    { name: 'messages', unit: 'count', of: (span) => sum('messages', span) },
    {
      name: 'replies-failed',
      unit: 'share',
      of(span) {
        const all = sum('served', span) + sum('unserved', span)
        return all === 0 ? null : failed(span) / all
      },
      count: failed,
    },
    { name: 'first-words', unit: 'ms', of: (span) => waitAt(within('waited', span), 0.5) },
    { name: 'first-words-p95', unit: 'ms', of: (span) => waitAt(within('waited', span), 0.95) },
    { name: 'visitors', unit: 'count', of: (span) => sum('visitors', span) },
    { name: 'joined', unit: 'count', of: (span) => sum('joined', span) },
    ...(sees.cases
      ? [
          { name: 'cases-opened', unit: 'count', of: (span: Span) => sum('cases', span, 'opened') } as const,
          { name: 'cases-closed', unit: 'count', of: (span: Span) => sum('cases', span, 'closed') } as const,
        ]
      : []),
  ]
  const span = spanOf(to, days)
  const shown = daysOf(spanOf(to, DAYS_SHOWN))
  const one = (day: string): Span => ({ from: day, to: day })
  return made.map(({ name, unit, of, count }) => ({
    name,
    unit,
    value: of(span),
    before: of(spanOf(dayBefore(to, days), days)),
    count: count?.(span) ?? null,
    days: shown.map((day) => of(one(day))),
    earlier: shown.map((day) => of(one(dayBefore(day, DAYS_SHOWN)))),
  }))
}

/** Of days alone of which it is known whether visitors signed up. */
export function visitorsOf({ within, sum }: Ledgered, span: Span): { visitors: number; visitors_joined: number } {
  const known = new Set(within('visitors-joined', span).map(({ day }) => day))
  const visitors = within('visitors', span).reduce((all, { day, value }) => all + (known.has(day) ? value : 0), 0)
  return { visitors, visitors_joined: sum('visitors-joined', span) }
}

type Come = Joined & { visitors: number; visitors_joined: number }
export function presentFunnel(now: Come, before: Come, seesMoney: boolean): Figures['funnel'] {
  const steps: Figures['funnel'] = [
    { step: 'visitors', people: now.visitors, of: null, before: before.visitors, after_s: null },
    { step: 'visitors-signed-up', people: now.visitors_joined, of: now.visitors, before: before.visitors_joined, after_s: null },
    { step: 'signed-up', people: now.joined, of: null, before: before.joined, after_s: null },
    { step: 'verified', people: now.verified, of: now.joined, before: before.verified, after_s: now.verified_s },
    { step: 'first-reply', people: now.replied, of: now.verified, before: before.replied, after_s: now.replied_s },
  ]
  const last = { people: now.topped_up, of: now.replied, before: before.topped_up, after_s: now.topped_up_s }
  if (seesMoney) steps.push({ step: 'first-top-up', ...last })
  return steps
}

/** All rooms, those with the most messages first. */
export function presentRooms(
  rooms: readonly { id: string; title: string }[],
  counts: readonly RoomCount[],
  seesMoney: boolean,
): Figures['rooms'] {
  return rooms
    .map(({ id, title }) => {
      const own = counts.filter(({ room_id }) => room_id === id)
      const sum = (...names: string[]): number => own.reduce((all, { name, value }) => (names.includes(name) ? all + value : all), 0)
      const failed = own.reduce((all, { name, of, value }) => (name === 'unserved' && of === 'failed' ? all + value : all), 0)
      const points = seesMoney ? pointsFrom(BigInt(sum('units'))) : null
      return { id, title, chats: sum('chats'), messages: sum('messages'), failed, replies: sum('served', 'unserved'), points }
    })
    .toSorted((a, b) => b.messages - a.messages)
}

const FLOWS = ['sold', 'given', 'spent', 'taken'] as const
export function presentPoints(
  { sum }: Ledgered,
  to: string,
  days: number,
  { available, held, owed }: { available: string; held: string; owed: string },
): NonNullable<Figures['points']> {
  const flows = FLOWS.map((name) => ({
    name,
    value: pointsFrom(BigInt(sum('points', spanOf(to, days), name))),
    before: pointsFrom(BigInt(sum('points', spanOf(dayBefore(to, days), days), name))),
  }))
  return { flows, available: pointsFrom(available), held: pointsFrom(held), owed: pointsFrom(owed) }
}
