// Prometheus figures. Labels are doors and codes, never anything of a member.
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { uncaught } from '../log/last-resort.ts'
import { streamsOpen } from '../live/live-stream.ts'
import { lostLines } from '../log/outlet.ts'
import { securityEvents } from '../log/security-event.ts'

export type Metrics = {
  registry: Registry
  gauge(name: string, help: string, read: () => Promise<number> | number): void
  /** One figure for each value of a label. */
  gaugeBy(name: string, help: string, label: string, read: () => Promise<[string, number][]>): void
}

export function createMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time of an answer by door and status',
    labelNames: ['door', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'http_failures_total',
    help: 'Answers of 500 and more by door',
    labelNames: ['door'],
    registers: [registry],
  })
  const gauge: Metrics['gauge'] = (name, help, read) => {
    const made = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set(await read())
      },
    })
    registry.registerMetric(made)
  }
  const gaugeBy: Metrics['gaugeBy'] = (name, help, label, read) => {
    const made = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [],
      async collect() {
        for (const [value, figure] of await read()) this.set({ [label]: value }, figure)
      },
    })
    registry.registerMetric(made)
  }
  registry.registerMetric(securityEvents)
  registry.registerMetric(uncaught)
  registry.registerMetric(lostLines)
  gauge('live_streams', 'Open event streams of this process', streamsOpen)
  app.addHook('onResponse', async (request, reply) => {
    const door = request.routeOptions.config.door?.name ?? 'page'
    seconds.observe({ door, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failures.inc({ door })
  })
  return { registry, gauge, gaugeBy }
}
