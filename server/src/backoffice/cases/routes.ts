import { KEYSET } from '@green-room/contract/backoffice/endpoint'
import * as doors from '@green-room/contract/backoffice/cases'
import type { Role } from '@green-room/contract/wire/backoffice-rights'
import type { CallerOf } from '#server/platform/http/caller.ts'
import type { FastifyRequest } from 'fastify'
import type { Trx } from '#server/platform/database/database.ts'
import { formProblem, problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/http/serve.ts'
import { countOpenCases, findCase, listCaseRows } from '#server/reports/case-store.ts'
import { readEvidence } from '#server/reports/evidence.ts'
import { claimCase, handOverCase, noteCase, releaseCase } from '#server/reports/hold-case.ts'
import { actorOf } from '../acts/act.ts'
import { serveAct } from '../acts/serve-act.ts'
import { recordAct } from '../acts/record-act.ts'
import type { Desk } from '../acts/desk.ts'
import { caseActs } from './case-acts.ts'
import { presentCase, presentCasePage } from './present.ts'
import { tellAct } from './tell-act.ts'
import { listColleagues } from './store.ts'

const DECIDES: readonly Role[] = ['owner', 'moderator']

export function caseRoutes(desk: Desk): void {
  const { app, lounge, inside } = desk
  const { db } = lounge
  const now = (): Date => inside.clock.now()
  type Who = { caller: CallerOf<'operator'>; request: FastifyRequest }
  const record = (trx: Trx, { caller, request }: Who, act: string, id: string, after?: Record<string, unknown>, reason = '') =>
    recordAct(trx, { operator: actorOf(caller, request), act, target: { type: 'case', id }, after, reason })

  serve(app, doors.listCases, async ({ input, caller }) => {
    const rows = await listCaseRows(db, { ...input, operatorId: caller.memberId, now: now() }, KEYSET + 1)
    const shown = rows.slice(0, KEYSET)
    return { payload: { rows: shown.map((row) => presentCase(row, now())), next: rows.length > KEYSET ? shown.at(-1)!.id : null } }
  })
  serve(app, doors.readCase, async ({ input, caller }) => ({
    payload: await presentCasePage(db, input.case_id, caller.memberId, now()),
  }))
  serve(app, doors.showEvidence, async ({ input: { case_id: id, all = false, reason = '' }, caller, request, once }) => {
    if (all && reason === '') throw formProblem({ reason: 'form.reason-required' })
    // The answer of a repetition is kept with its key: what was shown is read anew, and stays out of that.
    await once(async (trx) => {
      if (!(await findCase(trx, id))) throw problem('case.not-found')
      await record(trx, { caller, request }, 'case.shown', id, { all }, reason)
      return {}
    })
    const evidence = await readEvidence(db, id, all)
    if (!evidence) throw problem('case.not-found')
    return { payload: evidence }
  })
  serve(app, doors.claimCase, async ({ input: { case_id: id }, caller, request, once }) => ({
    payload: await once(async (trx) => {
      const until = await claimCase(inside, trx, id, caller.memberId)
      await record(trx, { caller, request }, 'case.claimed', id)
      return { claimed_until: until.toISOString() }
    }),
  }))
  serve(app, doors.releaseCase, async ({ input: { case_id: id }, caller, request, once }) => {
    await once(async (trx) => {
      await releaseCase(inside, trx, id, caller.memberId)
      await record(trx, { caller, request }, 'case.released', id)
      return {}
    })
    return { payload: null }
  })
  serve(app, doors.handOverCase, async ({ input: { case_id: id, operator_id: to, text }, caller, request, once }) => {
    if (!(await listColleagues(db, DECIDES)).some((one) => one.id === to)) throw problem('operator.not-found')
    await once(async (trx) => {
      await handOverCase(inside, trx, id, { from: caller.memberId, to, text })
      await record(trx, { caller, request }, 'case.handed-over', id, { to })
      return {}
    })
    return { payload: null }
  })
  serve(app, doors.noteCase, async ({ input: { case_id: id, text }, caller, request, once }) => {
    await once(async (trx) => {
      await noteCase(trx, id, caller.memberId, text)
      await record(trx, { caller, request }, 'case.noted', id)
      return {}
    })
    return { payload: null }
  })
  serveAct(desk, doors.decideCase, caseActs(desk).decide)
  serveAct(desk, doors.tellAuthority, tellAct(inside))

  desk.needs.push({ name: 'cases', roles: DECIDES, count: (at, operatorId) => countOpenCases(at, operatorId, now()) })
  desk.finders.push({
    roles: DECIDES,
    find: async (at, q) => {
      const number = /^#?(\d{1,18})$/.exec(q)?.[1]
      const found = number === undefined ? undefined : await findCase(at, number)
      return found ? [{ kind: 'case', id: found.id, title: `Case ${found.id}`, path: `/cases/${found.id}` }] : []
    },
  })
}
