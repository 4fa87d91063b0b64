import type { Operations } from '@green-room/contract/backoffice/running'
import * as doors from '@green-room/contract/backoffice/running'
import { isClosed, listFindings } from '#server/ledger/alarm.ts'
import { verifyAll } from '#server/looks.ts'
import { countDead, countKinds, listDead } from '#server/platform/running/dead-jobs.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { listMailDays } from '#server/platform/running/mail-days.ts'
import { phaseOf, readPlan } from '#server/platform/running/maintenance.ts'
import { listProcesses } from '#server/platform/running/processes.ts'
import { serve } from '#server/platform/http/serve.ts'
import { actorOf } from '../acts/act.ts'
import { serveAct } from '../acts/serve-act.ts'
import { recordAct } from '../acts/record-act.ts'
import type { Desk } from '../acts/desk.ts'
import { acknowledgeAct } from './books-acts.ts'
import { jobActs, mayBeDropped } from './job-acts.ts'
import { isMail, listFailedMails } from './mails.ts'
import { maintenanceActs } from './maintenance-acts.ts'
import { countReplies, readLooks } from './store.ts'

const FINDINGS_SHOWN = 100
const STANDING_SHOWN = 100

export function runningRoutes(desk: Desk): void {
  const { app, lounge } = desk
  const { db } = lounge

  serve(app, doors.readOperations, async () => ({ payload: await readOperations(lounge) }))
  serve(app, doors.verifyBooks, async ({ caller, once, request }) => {
    const { standing, unknown } = await verifyAll(db)
    const after = { standing: standing.length, unknown }
    await once(async (trx) => {
      await recordAct(trx, { operator: actorOf(caller, request), act: 'books.verified', target: { type: 'books', id: '0' }, after })
      return {}
    })
    return { payload: { standing: standing.slice(0, STANDING_SHOWN), unknown } }
  })
  const jobs = jobActs(desk)
  serveAct(desk, doors.retryJob, jobs.retry)
  serveAct(desk, doors.retryJobs, jobs.retryAll)
  serveAct(desk, doors.dropJob, jobs.drop)
  serveAct(desk, doors.acknowledgeBooks, acknowledgeAct)
  const maintenance = maintenanceActs(desk)
  serveAct(desk, doors.planMaintenance, maintenance.plan)
  serveAct(desk, doors.endMaintenance, maintenance.end)

  desk.needs.push({
    name: 'operations',
    roles: ['owner'],
    count: async (at) => (await countDead(at)) + (await listFindings(at)).length,
  })
}

async function readOperations({ db, clock, texts }: Lounge): Promise<Operations> {
  const [closed, looks, findings, dead, failedMails, kinds, replies, mails, processes, plan, languages] = await Promise.all([
    isClosed(db),
    readLooks(db),
    listFindings(db),
    listDead(db),
    listFailedMails(db),
    countKinds(db),
    countReplies(db),
    listMailDays(db),
    listProcesses(db),
    readPlan(db),
    db.selectFrom('language').select(['code', 'title', 'dir']).orderBy('position').execute(),
  ])
  const phase = phaseOf(plan ?? null, clock.now())
  return {
    at: clock.now().toISOString(),
    books: {
      is_closed: closed,
      violations: looks.violations,
      looked_at: looks.looked_at?.toISOString() ?? null,
      findings: findings.slice(-FINDINGS_SHOWN).map(({ found_at, look: _look, ...row }) => ({ ...row, found_at: found_at.toISOString() })),
    },
    given_up: dead.flatMap(({ created_at, failed_at, ...job }) =>
      isMail(job.kind)
        ? []
        : [
            {
              ...job,
              created_at: created_at.toISOString(),
              failed_at: failed_at.toISOString(),
              may_be_dropped: mayBeDropped(job.kind),
            },
          ],
    ),
    failed_mails: failedMails,
    kinds: [{ kind: 'replies', given_up: 0, ...replies }, ...kinds].map(({ oldest_at, ...row }) => ({
      ...row,
      oldest_at: oldest_at?.toISOString() ?? null,
    })),
    mails: mails.map(({ last_at, ...row }) => ({ ...row, last_at: last_at.toISOString() })),
    processes: processes.map(({ started_at, seen_at, engines, ...row }) => ({
      ...row,
      started_at: started_at.toISOString(),
      seen_at: seen_at.toISOString(),
      engines: engines as Operations['processes'][number]['engines'],
    })),
    maintenance:
      plan && phase !== 'open'
        ? {
            phase,
            stops_at: plan.stops_at.toISOString(),
            closes_at: plan.closes_at.toISOString(),
            opens_at: plan.opens_at.toISOString(),
            texts: plan.texts as Record<string, string>,
          }
        : null,
    announcements: languages.map(({ code, title, dir }) => ({
      code,
      title,
      dir: dir === 'rtl' ? 'rtl' : 'ltr',
      text: texts.say(code, 'maintenance.announced', { time: '{time}', minutes: 20 }).replace('20', '{minutes}'),
    })),
  }
}
