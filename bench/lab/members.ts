// Members with sessions, points, accepted terms and a chat each, made by SQL: signing up 10,000 people would measure argon2.
import { createHash, randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import type { LoungeProcess } from './lounge-process.ts'
import { ask, openWire } from './wire.ts'

export type BenchMember = { id: string; topicId: string; cookie: string; token: string; xsrf: string }
export const POINTS = 10_000_000_000
const hash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Members with consecutive ids, each in one chat (consecutive ids as well) whose character has said its first line. */
export async function makeMembers(owner: Client, count: number, label = 'bench'): Promise<BenchMember[]> {
  const secrets = Array.from({ length: count }, () => ({
    cookie: randomBytes(32).toString('base64url'),
    token: `web_${randomBytes(32).toString('base64url')}`,
  }))
  const ids = async (text: string, values: unknown[]): Promise<string[]> =>
    (await owner.query<{ id: string }>(text, values)).rows.map((row) => row.id)
  const members = await ids(
    `INSERT INTO member (kind, name, email, email_key, verified_at) SELECT 'person', 'Bench ' || i, e, e, now()
      FROM generate_series(1, $1) i, LATERAL (SELECT $2 || '-' || i || '@example.com' AS e) x RETURNING id`,
    [count, label],
  )
  const devices = await ids('INSERT INTO device (token_hash) SELECT h FROM unnest($1::bytea[]) h RETURNING id', [
    secrets.map(({ cookie }) => hash(`device ${cookie}`)),
  ])
  await owner.query(
    `INSERT INTO session (member_id, kind, token_hash, web_token_hash, device_id, name, ip, expires_at)
     SELECT m, 'web', c, t, d, 'Bench', '127.0.0.1', now() + interval '10 days'
       FROM unnest($1::bigint[], $2::bytea[], $3::bytea[], $4::bigint[]) AS x(m, c, t, d)`,
    [members, secrets.map(({ cookie }) => hash(cookie)), secrets.map(({ token }) => hash(token)), devices],
  )
  await owner.query(
    'INSERT INTO terms_acceptance (member_id, room_id, version) SELECT m, room.id, room.terms_version FROM unnest($1::bigint[]) m, room',
    [members],
  )
  await owner.query(
    "SELECT ledger.open_member(m), ledger.grant_points(m, 'adjustment', 'bench', sha256('bench'), $2) FROM unnest($1::bigint[]) m",
    [members, POINTS],
  )
  const topics = await ids(
    `INSERT INTO topic (room_id, kind, title, person_id, character_id, device_id, last_number)
     SELECT r.room_id, 'hosted', 'Bench ' || x.n, x.m, r.character_id, x.d, 1
     FROM unnest($1::bigint[], $2::bigint[]) WITH ORDINALITY AS x(m, d, n)
     JOIN (SELECT room_id, character_id, row_number() OVER (ORDER BY room_id, character_id) - 1 AS place, count(*) OVER () AS places
       FROM room_regular) r ON r.place = x.n % r.places
     ORDER BY x.n RETURNING id`,
    [members, devices],
  )
  await owner.query(
    `INSERT INTO message (topic_id, number, sender_id, by_ai, content, is_free)
      SELECT id, 1, character_id, true, 'Good evening. Sit where you like.', true FROM topic WHERE id = ANY($1::bigint[])`,
    [topics],
  )
  return secrets.map((secret, i) => ({ ...secret, id: members[i]!, topicId: topics[i]!, xsrf: '' }))
}

/** Gets each member the XSRF token that belongs to their session, as a browser does. */
export async function signIn(lounge: LoungeProcess, members: BenchMember[]): Promise<void> {
  const wire = await openWire(lounge.port)
  for (const member of members) {
    const { head } = await wire.ask(ask('GET', '/api/sanctum/csrf-cookie', { cookie: `session=${member.cookie}` }))
    member.xsrf = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(head)![1]!)
  }
  wire.close()
}

/** The headers that the web app sends with a call. */
export const headersOf = (member: BenchMember): Record<string, string> => ({
  cookie: `session=${member.cookie}; XSRF-TOKEN=${encodeURIComponent(member.xsrf)}`,
  authorization: `Bearer ${member.token}`,
  'x-xsrf-token': member.xsrf,
})

/**
 * Keeps the character of each chat from answering: its order for a reply stands there, and is due tomorrow. A send joins it (the same
 * statement and as much work as a new order), and no reply takes time from what is measured.
 */
export const holdReplies = (owner: Client, members: BenchMember[]): Promise<unknown> =>
  owner.query(
    `INSERT INTO reply (topic_id, answers_from, answers_through, run_at, deadline_at)
     SELECT t, 2, 2, now() + interval '1 day', now() + interval '2 days' FROM unnest($1::bigint[]) t`,
    [members.map((member) => member.topicId)],
  )
