// The desk of who keeps the lounge running: jobs, books, mails, processes, and closing for a while.
import * as z from 'zod/mini'
import { ACT_PROBLEMS, Acted, deskDoor, Reason } from './endpoint.ts'
import type { Role } from '../wire/backoffice-rights.ts'
import { answer } from '../endpoint.ts'
import { Id, text, Time, whole } from '../wire/fields.ts'

const SEES: readonly Role[] = ['owner', 'finance', 'support']
const RUNS: readonly Role[] = ['owner']

const DeadJob = z.object({
  id: z.string(),
  kind: z.string(),
  attempts: z.number(),
  /** Why, without addresses and without what stood in quotes. */
  error: z.string(),
  created_at: Time,
  failed_at: Time,
  may_be_dropped: z.boolean(),
})
const FailedMail = z.object({
  id: z.string(),
  kind: z.string(),
  /** Its template. */
  what: z.string(),
  /** Null: they have left. */
  member: z.nullable(z.object({ id: z.string(), name: z.string() })),
  attempts: z.number(),
  error: z.string(),
  failed_at: Time,
})
export type FailedMail = z.infer<typeof FailedMail>
const Finding = z.object({ id: z.string(), rule: z.string(), what: z.string(), detail: z.string(), found_at: Time })
export const Engine = z.object({ name: z.string(), kind: z.string(), model: z.string(), is_closed: z.boolean(), sees: z.boolean() })
const Process = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  started_at: Time,
  seen_at: Time,
  is_draining: z.boolean(),
  live_lines: z.number(),
  replies: z.number(),
  connections: z.number(),
  pool: z.number(),
  memory_mb: z.number(),
  lag_ms: z.number(),
  engines: z.array(Engine),
})
export const MAINTENANCE_PHASES = ['announced', 'stopping', 'closed'] as const
export const Operations = z.object({
  at: Time,
  books: z.object({
    /** Nobody can top up until somebody has looked. */
    is_closed: z.boolean(),
    violations: z.number(),
    looked_at: z.nullable(Time),
    findings: z.array(Finding),
  }),
  given_up: z.array(DeadJob),
  /** Those of them that are mails to members. */
  failed_mails: z.array(FailedMail),
  kinds: z.array(
    z.object({ kind: z.string(), waiting: z.number(), running: z.number(), given_up: z.number(), oldest_at: z.nullable(Time) }),
  ),
  mails: z.array(
    z.object({
      day: z.string(),
      outcome: z.enum(['sent', 'refused', 'unreached']),
      code: z.number(),
      domain: z.string(),
      mails: z.number(),
      last_at: Time,
    }),
  ),
  processes: z.array(Process),
  maintenance: z.nullable(
    z.object({
      phase: z.enum(MAINTENANCE_PHASES),
      stops_at: Time,
      closes_at: Time,
      opens_at: Time,
      texts: z.record(z.string(), z.string()),
    }),
  ),
  /** The announcement that ships, by language. */
  announcements: z.array(z.object({ code: z.string(), title: z.string(), dir: z.enum(['ltr', 'rtl']), text: z.string() })),
})
export type Operations = z.infer<typeof Operations>
export const readOperations = deskDoor('readOperations', {
  summary: 'How the lounge runs: books, jobs, mails, processes, maintenance. No job shows what it carries',
  desks: SEES,
  input: z.object({}),
  returns: answer(Operations),
})

const ofJob = { job_id: Id, reason: Reason }
export const retryJob = deskDoor('retryJob', {
  summary: 'Lets a job that was given up try again, from the first time on',
  desks: RUNS,
  isGrave: true,
  input: z.object(ofJob),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'job.not-found'],
})
export const retryJobs = deskDoor('retryJobs', {
  summary: 'Lets all jobs of a kind that were given up try again, such as mails after the mail server was away',
  desks: RUNS,
  isGrave: true,
  input: z.object({ kind: text(100), reason: Reason }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'job.not-found'],
})
export const dropJob = deskDoor('dropJob', {
  summary: 'Gives a job up for good; what moves money is settled among the reviews instead',
  desks: RUNS,
  isGrave: true,
  input: z.object(ofJob),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'job.not-found', 'job.not-droppable'],
})

export const verifyBooks = deskDoor('verifyBooks', {
  summary: 'Verifies all of the books now, and keeps what is found',
  desks: RUNS,
  input: z.object({}),
  returns: answer(
    z.object({ standing: z.array(z.object({ rule: z.string(), what: z.string(), detail: z.string() })), unknown: z.number() }),
  ),
})
export const acknowledgeBooks = deskDoor('acknowledgeBooks', {
  summary: 'What was found is known, and the checkout opens again, where nothing of it stands any more',
  desks: RUNS,
  isGrave: true,
  input: z.object({ upto: Id, reason: Reason }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'books.nothing-found', 'books.still-wrong'],
})

export const MAINTENANCE_MINUTES_MAX = 24 * 60
export const planMaintenance = deskDoor('planMaintenance', {
  summary: 'Announces when the lounge closes and for how long, in the place of a plan before; without a time it closes now',
  desks: RUNS,
  isGrave: true,
  input: z.object({
    closes_at: z.nullable(z.iso.datetime()),
    minutes: whole(1, MAINTENANCE_MINUTES_MAX),
    /** By language, instead of the announcement that ships; `{time}` and `{minutes}` are filled in. */
    texts: z._default(z.record(z.string().check(z.regex(/^[a-z]{2}$/)), text(300)), {}),
    reason: Reason,
  }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'maintenance.too-soon'],
})
export const endMaintenance = deskDoor('endMaintenance', {
  summary: 'Opens the lounge, or takes back what was announced',
  desks: RUNS,
  isGrave: true,
  input: z.object({ reason: Reason }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'maintenance.none'],
})
