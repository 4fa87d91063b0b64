// What an operator's machines ask: alive, ready, figures (docs/product/running.md). No versions, nothing of a member.
import { CASE_KINDS } from '@green-room/contract/backoffice/case-outcomes'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Costs } from './characters/cost/costs.ts'
import type { OpenLounge } from './open-lounge.ts'
import { isByAddress, isFromHere } from './platform/http/edge.ts'
import { createMetrics } from './platform/running/metrics.ts'
import { startHeartbeat, type Condition } from './platform/running/processes.ts'
import { sameText } from './platform/secrets.ts'
import { cspReports } from './security-routes.ts'

export function operationRoutes(app: FastifyInstance, open: OpenLounge, unready: () => Promise<string | null>, costs: Costs | null): void {
  const { config, db } = open.lounge
  const metrics = createMetrics(app)
  metrics.registry.registerMetric(cspReports)
  const count = async (query: ReturnType<typeof sql<{ n: string }>>): Promise<number> => Number((await query.execute(db)).rows[0]?.n ?? 0)
  metrics.gauge('jobs_waiting', 'Jobs that are due', () =>
    count(sql<{ n: string }>`SELECT count(*) AS n FROM job WHERE failed_at IS NULL AND run_at <= clock_timestamp()`),
  )
  metrics.gauge('jobs_dead', 'Jobs that were given up', () =>
    count(sql<{ n: string }>`SELECT count(*) AS n FROM job WHERE failed_at IS NOT NULL`),
  )
  metrics.gauge('books_violations', 'What the verifiers saw wrong when they looked last', () =>
    count(sql<{ n: string }>`SELECT coalesce(sum(violations), 0) AS n FROM book_alarm`),
  )
  metrics.gauge('books_findings', 'What they found since an operator looked; while it is more than 0, nobody can top up', () =>
    count(sql<{ n: string }>`SELECT count(*) AS n FROM ledger.finding WHERE id > coalesce((SELECT max(upto) FROM ledger.reopening), 0)`),
  )
  metrics.gauge('payments_to_review', 'Payments that a person has to look at', () =>
    count(sql<{ n: string }>`SELECT count(*) AS n FROM payments.review WHERE settled_at IS NULL`),
  )
  metrics.gauge('replies_unanswered', 'Replies of the last 24 hours that did not answer, as their readers say', () =>
    count(sql<{ n: string }>`SELECT count(*) AS n FROM unanswered WHERE created_at > clock_timestamp() - interval '24 hours'`),
  )
  const ofCases = [
    { name: 'cases_waiting', help: 'Cases that nobody has decided', value: sql`count(c.id)` },
    {
      name: 'cases_overdue',
      help: 'Of them, those whose time has passed',
      value: sql`count(c.id) FILTER (WHERE c.due_at < clock_timestamp())`,
    },
    {
      name: 'cases_oldest_seconds',
      help: 'How long the oldest of them has waited',
      value: sql`coalesce(extract(epoch FROM clock_timestamp() - min(c.created_at)), 0)`,
    },
  ]
  for (const { name, help, value } of ofCases)
    metrics.gaugeBy(name, help, 'kind', async () =>
      (
        await sql<{ kind: string; n: string }>`SELECT k.kind, ${value} AS n FROM unnest(${[...CASE_KINDS]}::text[]) k(kind)
          LEFT JOIN case_file c ON c.kind = k.kind AND c.state = 'open' GROUP BY k.kind`.execute(db)
      ).rows.map(({ kind, n }) => [kind, Number(n)]),
    )
  metrics.gauge('replies_active', 'Replies under way', () =>
    count(sql<{ n: string }>`SELECT count(*) AS n FROM reply WHERE state IN ('queued', 'typing', 'streaming')`),
  )
  metrics.gauge(
    'database_login_owns_tables',
    'Whether the program signs in to the database as the owner of its tables (1), which nothing there stops',
    async () => Number(open.login.ownsTables),
  )
  if (costs?.isCounting) {
    metrics.gauge(
      'model_cost_today_dollars',
      'What calls to models cost the house today (UTC)',
      async () => (await costs.today()) / 1_000_000,
    )
    metrics.gauge(
      'model_cost_ceiling_dollars',
      'What they may cost in a day; 0: no ceiling',
      async () => ((await costs.ceilings())?.house ?? 0) / 1_000_000,
    )
  }
  metrics.gauge(
    'clock_ahead_seconds',
    'How far this machine is ahead of the database, whose time counts',
    () => open.databaseClock.aheadMs() / 1_000,
  )
  metrics.gauge('database_connections', 'Connections of this process', () => open.connection.count())

  app.get('/healthz', async () => ({ status: 'OK' }))
  app.get('/readyz', async (_request, reply) => {
    const reason = await unready()
    return reply.code(reason ? 503 : 200).send({ status: reason ? 'ERROR' : 'OK', message: reason })
  })
  app.get('/metrics', async (request, reply) => {
    const allowed = config.metricsToken
      ? sameText(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`)
      : isFromHere(request) && isByAddress(request)
    if (!allowed) return reply.code(404).send({ status: 'ERROR', code: 'route.not-found', message: '', payload: null })
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

export type Inner = Pick<Condition, 'replies' | 'engines' | 'isDraining'>
/** Says that this process is there, for as long as it takes calls. */
export function beat(app: FastifyInstance, { lounge, connection }: OpenLounge, condition: Inner): void {
  const heart = startHeartbeat(lounge, { ...condition, pool: lounge.config.databasePool, connections: connection.count })
  app.addHook('onClose', heart.stop)
}
