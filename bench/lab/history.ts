// A lounge with years behind it, made by SQL: the rows that the product would have written, without the years. Constraints hold; triggers and
// foreign keys are off while it is filled, so what they would write (running balances, versions) is written here, and the verifier looks at it.
import type { Client } from 'pg'
import { POINTS, type BenchMember } from './members.ts'

const UNITS = 500

/** Indexes of `tables` stand still meanwhile and are built at the end: twice as fast as keeping them. */
export async function filling(owner: Client, tables: string[], fill: () => Promise<void>): Promise<void> {
  await owner.query("SET session_replication_role = replica; SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'")
  await owner.query('UPDATE pg_index SET indisready = false, indisvalid = false WHERE indrelid = ANY ($1::regclass[])', [tables])
  await fill()
  for (const table of tables) await owner.query(`REINDEX TABLE ${table}`)
  await owner.query('RESET session_replication_role; RESET maintenance_work_mem; RESET work_mem')
}

/** Lets a chat go on until it has `total` messages, every other one the character's. */
export const fillChat = (owner: Client, member: BenchMember, total: number): Promise<void> =>
  filling(owner, ['message'], async () => {
    await owner.query(
      `INSERT INTO message (topic_id, number, sender_id, by_ai, content, symbols, units, charge, is_free)
       SELECT t.id, n, CASE WHEN n % 2 = 0 THEN t.person_id ELSE t.character_id END, n % 2 = 1, 'The lamps are lit one after another,
         and this is line ' || n || '.', 50, 0,
         CASE WHEN n % 2 = 0 THEN 'free' END, n % 2 = 1
       FROM topic t, generate_series(t.last_number + 1, $2::int) n WHERE t.id = $1 ORDER BY n`,
      [member.topicId, total],
    )
    await owner.query('UPDATE topic SET last_number = $2 WHERE id = $1', [member.topicId, total])
  })

/** Opens topics of people until there are `total` open ones. */
export const fillTopics = (owner: Client, members: BenchMember[], total: number): Promise<void> =>
  filling(owner, [], async () => {
    await owner.query(
      `INSERT INTO topic (room_id, kind, title, person_id, character_id, device_id)
       SELECT t.room_id, 'own', 'Evening ' || n, t.person_id, t.character_id, t.device_id
       FROM generate_series((SELECT count(*) FROM topic WHERE state = 'open') + 1, $2::bigint) n
       JOIN LATERAL (SELECT ($1::bigint[])[1 + n % cardinality($1::bigint[])] AS id) m ON true JOIN topic t ON t.id = m.id ORDER BY n`,
      [members.map((member) => member.topicId), total],
    )
  })

/**
 * Gives each member `acts` paid messages in the books, each held and captured: two journals, two transfers and a hold. The members have their
 * grant and nothing else.
 */
export const fillLedger = (owner: Client, members: BenchMember[], acts: number): Promise<void> =>
  filling(owner, ['ledger.journal', 'ledger.transfer', 'ledger.hold'], async () => {
    const [first, last] = [members[0]!.id, members.at(-1)!.id]
    await owner.query(`
      CREATE TEMP TABLE act AS
        SELECT h.owner_id, h.id AS available, x.id AS held, a AS n, (row_number() OVER (ORDER BY h.owner_id, a) - 1) AS place,
          'bench-' || h.owner_id || '-' || a AS ref,
          clock_timestamp() - interval '1 year' + a * interval '1 hour' AS at
        FROM ledger.account h JOIN ledger.account x ON x.owner_id = h.owner_id AND x.role = 'held', generate_series(1, ${acts}) a
        WHERE h.role = 'available' AND h.owner_id BETWEEN ${first} AND ${last};
      CREATE TEMP TABLE base AS
        SELECT (SELECT max(id) FROM ledger.journal) AS journal, (SELECT max(id) FROM ledger.transfer) AS transfer,
          (SELECT coalesce(max(id), 0) FROM ledger.hold) AS hold, (SELECT id FROM ledger.account WHERE code = 'system:spent:pts') AS spent;
      INSERT INTO ledger.journal (id, kind, cause, scope, idem_key, request_hash, owner_id, act, legs, ref_type, ref_id, created_at) OVERRIDING SYSTEM VALUE
        SELECT b.journal + 2 * place + k, CASE k WHEN 1 THEN 'hold' ELSE 'capture' END, 'message', CASE k WHEN 1 THEN 'member:' || owner_id ELSE 'hold' END,
          CASE k WHEN 1 THEN ref ELSE (b.hold + place + 1)::text END, sha256('bench'), owner_id, CASE k WHEN 1 THEN n + 1 END, 1, 'message', ref, at
        FROM base b, act, generate_series(1, 2) k;
      INSERT INTO ledger.transfer (id, journal_id, debit_id, credit_id, ccy, amount, debit_after, debit_version, credit_after,
        credit_version) OVERRIDING SYSTEM VALUE
        SELECT b.transfer + 2 * place + k, b.journal + 2 * place + k, CASE k WHEN 1 THEN available ELSE held END,
          CASE k WHEN 1 THEN held ELSE b.spent END, 'PTS', ${UNITS},
          CASE k WHEN 1 THEN ${POINTS} - n * ${UNITS} ELSE 0 END, CASE k WHEN 1 THEN n + 1 ELSE 2 * n END,
          CASE k WHEN 1 THEN ${UNITS} END, CASE k WHEN 1 THEN 2 * n - 1 END
        FROM base b, act, generate_series(1, 2) k;
      INSERT INTO ledger.hold (id, opened_by, owner_id, cause, ref_type, ref_id, amount, state, captured, resolved_by, opened_at,
        expires_at) OVERRIDING SYSTEM VALUE
        SELECT b.hold + place + 1, b.journal + 2 * place + 1, owner_id, 'message', 'message', ref, ${UNITS}, 'captured', ${UNITS},
          b.journal + 2 * place + 2, at, at + interval '10 minutes'
        FROM base b, act;
      UPDATE ledger.account SET balance = ${POINTS} - ${acts * UNITS}, version = ${acts + 1} WHERE role = 'available' AND owner_id BETWEEN ${first} AND ${last};
      UPDATE ledger.account SET version = ${2 * acts} WHERE role = 'held' AND owner_id BETWEEN ${first} AND ${last};
      SELECT setval(pg_get_serial_sequence('ledger.journal', 'id'), max(id)) FROM ledger.journal;
      SELECT setval(pg_get_serial_sequence('ledger.transfer', 'id'), max(id)) FROM ledger.transfer;
      SELECT setval(pg_get_serial_sequence('ledger.hold', 'id'), max(id)) FROM ledger.hold;
      DROP TABLE act, base`)
  })

/** The seals and the looks from them on are for each ten minutes, the whole one is for the night: not while something is measured. */
export const postponeLooks = (owner: Client): Promise<unknown> =>
  owner.query(`UPDATE timer SET next_at = now() + interval '19 minutes' WHERE name IN ('ledger.seal', 'ledger.verify-new', 'messages.verify');
    INSERT INTO book_night (look, ended_at) VALUES ('ledger', now()), ('messages', now()) ON CONFLICT (look) DO UPDATE SET began_at = now(), ended_at = now()`)

/** As autovacuum leaves a lounge that grew slowly: statistics and maps are there, and nothing waits to be written. */
export async function settle(owner: Client): Promise<void> {
  await owner.query('VACUUM ANALYZE')
  await owner.query('CHECKPOINT')
}
