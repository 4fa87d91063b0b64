// Many members and what they said, made by SQL: for what an operator looks through.
import type { Client } from 'pg'
import { filling } from './history.ts'

/** Members who signed up one a minute until now, with an account in the books and nothing in it. */
export const fillMembers = (owner: Client, count: number): Promise<void> =>
  filling(owner, ['member', 'ledger.account'], async () => {
    await owner.query(
      `INSERT INTO member (kind, name, email, email_key, verified_at, created_at)
       SELECT 'person', 'Past ' || n, e, e, at, at FROM generate_series(1, $1::int) n,
         LATERAL (SELECT 'past-' || n || '@example.com' AS e, now() - ($1 - n) * interval '1 minute' AS at) x`,
      [count],
    )
    await owner.query(`SELECT ledger.open_member(id) FROM member WHERE name LIKE 'Past %'`)
  })

/** Talks that are over, a hundred messages each, of members who were filled in; half of the messages paid. */
export const fillTalks = (owner: Client, messages: number): Promise<void> =>
  filling(owner, ['topic', 'message'], async () => {
    await owner.query(
      `INSERT INTO topic (room_id, kind, title, person_id, character_id, device_id, state, last_number, created_at, closed_at, close_reason)
       SELECT t.room_id, 'own', 'Evening ' || m.id, m.id, t.character_id, t.device_id, 'closed', 100, m.created_at, m.created_at + interval '1 hour', 'left'
       FROM (SELECT * FROM topic WHERE device_id IS NOT NULL ORDER BY id LIMIT 1) t,
         (SELECT id, created_at FROM member WHERE name LIKE 'Past %' ORDER BY id DESC LIMIT $1) m`,
      [Math.ceil(messages / 100)],
    )
    await owner.query(
      `INSERT INTO message (topic_id, number, sender_id, by_ai, content, symbols, units, charge, is_free, created_at)
       SELECT t.id, n, CASE WHEN n % 2 = 0 THEN t.person_id ELSE t.character_id END, n % 2 = 1, 'The lamps are lit one after another.', 36, 360 * ((n + 1) % 2),
         CASE WHEN n % 2 = 0 THEN 'charged' END, n % 2 = 1, t.created_at + n * interval '30 seconds'
       FROM topic t, generate_series(1, 100) n WHERE t.title LIKE 'Evening %' ORDER BY t.id, n`,
    )
  })
