// Whoever attacks in these benches: members as programs drive them, and what their rows say afterwards.
import type { Client } from 'pg'
import { createVisitor, type Answer, type Visitor } from '../../server/test/people/visitor.ts'
import { figure } from './figure.ts'
import type { LoungeProcess } from './lounge-process.ts'
import { POINTS, type BenchMember } from './members.ts'

/** One row: what was tried, how often it went through, which is never to be, and of how many times. */
export const held = (what: string, wentThrough: number, of: number): void => figure(what, wentThrough, `of ${of}`, { atMost: 0 })

/** What has to work, or nothing was tried at all and a row says so for no reason. */
export function requireOk({ code, body }: Answer, what: string): void {
  if (code !== 200) throw new Error(`${what} answered ${code}: ${JSON.stringify(body).slice(0, 300)}`)
}

export const originOf = ({ port }: LoungeProcess): string => `http://127.0.0.1:${port}`
export function visitorOf(lounge: LoungeProcess, member: BenchMember): Visitor {
  const visitor = createVisitor(originOf(lounge))
  visitor.cookies.set('session', member.cookie)
  visitor.cookies.set('XSRF-TOKEN', encodeURIComponent(member.xsrf))
  visitor.setToken(member.token)
  return visitor
}

export const atOnce = <T>(count: number, act: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => act(turn)))

/** Leaves a member of `makeMembers` with so many hundredths of a point. */
export const leaveUnits = (owner: Client, member: BenchMember, units: number): Promise<unknown> =>
  owner.query("SELECT ledger.adjust($1, $2, sha256('bench'), $3, 'operator:1', 'for a bench')", [
    member.id,
    `attack:${member.id}`,
    units - POINTS,
  ])
export const countOf = async (owner: Client, query: string, ...values: unknown[]): Promise<number> =>
  Number((await owner.query<{ n: string }>(query, values)).rows[0]!.n)
