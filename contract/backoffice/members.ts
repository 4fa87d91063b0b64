import * as z from 'zod/mini'
import { ACT_PROBLEMS, Acted, deskDoor, keyset, page, Reason } from './endpoint.ts'
import { GOODWILL_MAX, GROUNDS, REVEALED, type Role } from '../wire/backoffice-rights.ts'
import { answer } from '../endpoint.ts'
import { Id, Points, required, text, Time, whole } from '../wire/fields.ts'

const SEES: readonly Role[] = ['owner', 'moderator', 'finance', 'support']
const CARES: readonly Role[] = ['owner', 'moderator', 'support']

export const MemberRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.string(),
  created_at: Time,
  verified_at: z.nullable(Time),
  standing: z.enum(['well', 'unverified', 'paused', 'suspended', 'deleted']),
  points: Points,
})
export type MemberRow = z.infer<typeof MemberRow>
export const listMembers = deskDoor('listMembers', {
  summary: 'Members, newest first; `q` finds by number, whole address, order or receipt',
  desks: SEES,
  input: z.object({ ...keyset, q: z.optional(text(254)), standing: z.optional(z.enum(['paused', 'suspended'])) }),
  returns: page(MemberRow),
})

const Lot = z.object({
  kind: z.string(),
  /** The order that brought the points; null: they were given. */
  order_id: z.nullable(z.string()),
  number: z.nullable(z.string()),
  points: Points,
  unused: Points,
  /** What is left of the price, in cents; null where nothing was paid. */
  unused_cents: z.nullable(z.number()),
})
export const MemberPage = z.object({
  member: z.extend(MemberRow, {
    surname: z.string(),
    avatar_color: z.string(),
    last_seen_at: z.nullable(Time),
    channel_until: z.nullable(Time),
    suspended_until: z.nullable(Time),
    paused_until: z.nullable(Time),
    country: z.nullable(z.string()),
  }),
  books: z.object({ available: Points, bought: Points, bought_cents: z.number(), held: Points, owed: Points, lots: z.array(Lot) }),
  care: z.object({ daily: z.nullable(Points), weekly: z.nullable(Points), break_until: z.nullable(Time) }),
  chats: z.object({ open: z.number(), past: z.number() }),
  sessions: z.array(z.object({ id: z.string(), kind: z.string(), name: z.string(), last_used_at: Time })),
  orders: z.array(
    z.object({ id: z.string(), number: z.string(), item: z.string(), status: z.string(), cents: z.number(), paid_at: z.nullable(Time) }),
  ),
  /** What was reported by them and what about them was looked at; what stands in it is opened at its own desk. */
  reports: z.array(z.object({ id: z.string(), kind: z.string(), state: z.string(), by: z.boolean(), created_at: Time })),
  decisions: z.array(
    z.object({ id: z.string(), outcome: z.string(), ground: z.string(), valid_until: z.nullable(Time), by: z.string(), created_at: Time }),
  ),
})
export type MemberPage = z.infer<typeof MemberPage>
export const readMember = deskDoor('readMember', {
  summary: 'What is known of a member, without any word of a chat; personal fields are masked',
  desks: SEES,
  input: z.object({ member_id: Id }),
  returns: answer(MemberPage),
  problems: ['member.not-found'],
})
export const revealMember = deskDoor('revealMember', {
  summary: 'Shows one masked field; who looked and why stands in the audit log',
  desks: SEES,
  input: z.object({ member_id: Id, field: z.enum(REVEALED), reason: Reason }),
  returns: answer(z.object({ value: z.string() })),
  problems: ['member.not-found', 'operator.self'],
})

const problems = [...ACT_PROBLEMS, 'member.not-found', 'member.unchanged', 'member.deleted'] as const
const common = { member_id: Id, reason: Reason }
/** What the member reads of the facts. */
const Facts = required(1_000, 'form.reason-required')

export const givePoints = deskDoor('givePoints', {
  summary: 'Gives points as goodwill; above the caller’s limit a second person says yes',
  desks: SEES,
  input: z.object({ ...common, points: whole(1, GOODWILL_MAX), note: z.optional(text(120)) }),
  returns: Acted,
  problems: [...problems, 'goodwill.exhausted'],
})
export const pauseMember = deskDoor('pauseMember', {
  summary: 'The member may read and write nothing, for a time or until an operator ends it; support for a day at most',
  desks: CARES,
  input: z.object({ ...common, hours: z.nullable(whole(1, 24 * 90)) }),
  returns: Acted,
  problems,
})
export const unpauseMember = deskDoor('unpauseMember', {
  summary: 'Ends a pause',
  desks: CARES,
  input: z.object(common),
  returns: Acted,
  problems,
})
export const banMember = deskDoor('banMember', {
  summary: 'Suspends a member and tells them why: sessions end, chats close, what is held is free again',
  desks: ['owner', 'moderator'],
  input: z.object({ ...common, days: z.nullable(whole(1, 3650)), ground: z.enum(GROUNDS), facts: Facts }),
  returns: Acted,
  problems,
})
export const liftMember = deskDoor('liftMember', {
  summary: 'Ends a suspension and says so',
  desks: ['owner', 'moderator'],
  input: z.object(common),
  returns: Acted,
  problems,
})
export const endMemberSessions = deskDoor('endMemberSessions', {
  summary: 'Ends all sessions and API tokens of a member',
  desks: CARES,
  input: z.object(common),
  returns: Acted,
  problems,
})
export const endMemberSession = deskDoor('endMemberSession', {
  summary: 'Ends one session of a member',
  desks: CARES,
  input: z.object({ ...common, session_id: Id }),
  returns: Acted,
  problems: [...problems, 'session.not-found'],
})
export const breakMember = deskDoor('breakMember', {
  summary: 'Begins a break from spending that the member asked for; nobody shortens it',
  desks: CARES,
  input: z.object({ ...common, days: whole(1, 365) }),
  returns: Acted,
  problems,
})
export const limitMember = deskDoor('limitMember', {
  summary: 'Lowers the member’s own limits, as they asked; nobody here raises one',
  desks: CARES,
  input: z.object({ ...common, daily: z.nullable(whole(1, 10_000_000)), weekly: z.nullable(whole(1, 10_000_000)) }),
  returns: Acted,
  problems,
})
export const exportMember = deskDoor('exportMember', {
  summary: 'Orders the export of a member’s data on their request; it waits under their account',
  desks: CARES,
  input: z.object(common),
  returns: Acted,
  problems,
})
export const eraseMember = deskDoor('eraseMember', {
  summary: 'Erases an account on its member’s request; always by two',
  desks: ['owner'],
  asks: ['support', 'moderator'],
  isGrave: true,
  input: z.object(common),
  returns: Acted,
  problems,
})
