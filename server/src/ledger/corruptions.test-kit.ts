// What an attacker with the owner's rights might do to the books, one thing at a time.
import { available, held } from './books.test-kit.ts'

export type Ids = { member: string; other: string; open: string; captured: string; released: string; lastJournal: string; topup: string }
const account = (code: string): string => `(SELECT id FROM ledger.account WHERE code = '${code}')`

// [what is broken, how, the rule that must see it in the whole look, the rule that must see it in the look of each minute]
export type Corruption = [name: string, statement: (ids: Ids) => string, whole: string, recent: string | null]
const ofSpend = (ids: Ids): string =>
  `(SELECT max(t.id) FROM ledger.transfer t WHERE t.journal_id < ${ids.lastJournal} AND t.debit_id = ${account(available(ids.other))})`
export const CORRUPTIONS: Corruption[] = [
  [
    'a balance one unit too high',
    (ids) => `UPDATE ledger.account SET balance = balance + 1 WHERE code = '${available(ids.member)}'`,
    'V2',
    'V2',
  ],
  [
    'a balance one unit too low',
    (ids) => `UPDATE ledger.account SET balance = balance - 1 WHERE code = '${available(ids.member)}'`,
    'V2',
    'V2',
  ],
  [
    'two balances that make up for each other',
    (ids) =>
      `UPDATE ledger.account SET balance = balance + CASE owner_id WHEN ${ids.member} THEN 1 ELSE -1 END WHERE role = 'available'
        AND owner_id IN (${ids.member}, ${ids.other})`,
    'V2',
    'V2',
  ],
  ['a stored balance of a system account', () => `UPDATE ledger.account SET balance = 5 WHERE code = 'system:spent:pts'`, 'V2', null],
  ['a floor taken away', (ids) => `UPDATE ledger.account SET floor = NULL WHERE code = '${available(ids.member)}'`, 'V3', null],
  [
    'an account given to another member',
    (ids) => `UPDATE ledger.account SET owner_id = 999 WHERE code = '${held(ids.other)}'`,
    'V3',
    'V18',
  ],
  ['the amount of a transfer changed', (ids) => `UPDATE ledger.transfer SET amount = amount + 1 WHERE id = ${ofSpend(ids)}`, 'V6', 'V6'],
  ['a leg deleted', (ids) => `DELETE FROM ledger.transfer WHERE id = ${ofSpend(ids)}`, 'V7', 'V7'],
  [
    'a leg deleted, its account’s balance and version repaired',
    () => `WITH gone AS (DELETE FROM ledger.transfer WHERE id = (SELECT max(id) FROM ledger.transfer) RETURNING *)
    UPDATE ledger.account a SET balance = balance + gone.amount, version = version - 1 FROM gone WHERE a.id = gone.debit_id`,
    'V7',
    'V7',
  ],
  [
    'a leg inserted',
    (ids) =>
      `INSERT INTO ledger.transfer (journal_id, debit_id, credit_id, ccy, amount)
        VALUES (${ids.lastJournal}, ${account('system:granted:pts')}, ${account(available(ids.other))}, 'PTS', 5)`,
    'V2',
    'V4',
  ],
  [
    'a leg inserted between two system accounts',
    (ids) =>
      `INSERT INTO ledger.transfer (journal_id, debit_id, credit_id, ccy, amount)
        VALUES (${ids.lastJournal}, ${account('system:granted:pts')}, ${account('system:spent:pts')}, 'PTS', 5)`,
    'V7',
    'V7',
  ],
  [
    'a leg moved to another member',
    (ids) => `UPDATE ledger.transfer SET debit_id = ${account(available(ids.member))}, debit_version = 99 WHERE id = ${ofSpend(ids)}`,
    'V2',
    'V18',
  ],
  [
    'the currency of a transfer swapped',
    (ids) => `UPDATE ledger.transfer SET ccy = 'EUR' WHERE journal_id = ${ids.lastJournal}`,
    'V9',
    'V9',
  ],
  ['the currency of an account swapped', () => `UPDATE ledger.account SET ccy = 'EUR' WHERE code = 'system:spent:pts'`, 'V9', 'V9'],
  [
    'a transfer to an account that doesn’t exist',
    (ids) => `UPDATE ledger.transfer SET credit_id = 424242 WHERE journal_id = ${ids.lastJournal}`,
    'V9',
    'V9',
  ],
  ['a version skipped', (ids) => `UPDATE ledger.account SET version = version + 1 WHERE code = '${available(ids.other)}'`, 'V4', 'V4'],
  [
    'a version skipped in the account and in its last transfer',
    (ids) => `WITH skipped AS (UPDATE ledger.account SET version = version + 1 WHERE code = '${available(ids.other)}')
    UPDATE ledger.transfer SET debit_version = debit_version + 1 WHERE journal_id = ${ids.lastJournal}`,
    'V4',
    'V4',
  ],
  ['a version erased from a transfer', (ids) => `UPDATE ledger.transfer SET debit_version = NULL WHERE id = ${ofSpend(ids)}`, 'V4', 'V4'],
  ['a running balance changed', (ids) => `UPDATE ledger.transfer SET debit_after = debit_after + 1 WHERE id = ${ofSpend(ids)}`, 'V6', 'V6'],
  ['a running balance erased', (ids) => `UPDATE ledger.transfer SET debit_after = NULL WHERE id = ${ofSpend(ids)}`, 'V6', 'V6'],
  [
    'an open hold closed as released, its points still set aside',
    (ids) => `UPDATE ledger.hold SET state = 'released', resolved_by = ${ids.lastJournal} WHERE id = ${ids.open}`,
    'V5',
    'V5',
  ],
  ['an open hold grown', (ids) => `UPDATE ledger.hold SET amount = amount + 1 WHERE id = ${ids.open}`, 'V5', 'V5'],
  ['an open hold forgotten', (ids) => `DELETE FROM ledger.hold WHERE id = ${ids.open}`, 'V5', 'V5'],
  ['an open hold given to another member', (ids) => `UPDATE ledger.hold SET owner_id = ${ids.other} WHERE id = ${ids.open}`, 'V5', 'V5'],
  [
    'a captured hold that says another capture',
    (ids) => `UPDATE ledger.hold SET captured = captured - 1 WHERE id = ${ids.captured}`,
    'V19',
    'V19',
  ],
  ['a released hold forgotten', (ids) => `DELETE FROM ledger.hold WHERE id = ${ids.released}`, 'V19', 'V19'],
  [
    'a released hold that says it was captured',
    (ids) => `UPDATE ledger.hold SET state = 'captured', captured = amount WHERE id = ${ids.released}`,
    'V19',
    'V19',
  ],
  ['a hold for another act', (ids) => `UPDATE ledger.hold SET ref_id = 'another' WHERE id = ${ids.captured}`, 'V19', 'V19'],
  [
    'a hold past its time',
    (ids) => `UPDATE ledger.hold SET opened_at = now() - interval '2 hours', expires_at = now() - interval '1 hour' WHERE id = ${ids.open}`,
    'V8',
    'V8',
  ],
  [
    'an empty journal',
    () =>
      `INSERT INTO ledger.journal (kind, cause, scope, idem_key, request_hash, legs) VALUES ('grant', 'adjustment', 'test', 'empty', sha256('x'), 1)`,
    'V7',
    'V7',
  ],
  ['a journal deleted, its legs left', (ids) => `DELETE FROM ledger.journal WHERE id = ${ids.lastJournal}`, 'V7', 'V7'],
  [
    'a journal in another member’s statement',
    (ids) => `UPDATE ledger.journal SET owner_id = 999 WHERE id = ${ids.lastJournal}`,
    'V18',
    'V18',
  ],
  [
    'an act skipped in a member’s statement',
    (ids) => `UPDATE ledger.journal SET act = act + 1 WHERE id = ${ids.lastJournal}`,
    'V20',
    'V20',
  ],
  ['the facts of a sealed journal rewritten', (ids) => `UPDATE ledger.journal SET reason = 'another' WHERE id = ${ids.topup}`, 'V10', null],
  [
    'the time of a sealed journal rewritten',
    (ids) => `UPDATE ledger.journal SET created_at = created_at + interval '1 microsecond' WHERE id = ${ids.topup}`,
    'V10',
    null,
  ],
  [
    'a journal slipped in among the sealed ones',
    () =>
      `INSERT INTO ledger.journal (id, kind, cause, scope, idem_key, request_hash, legs) OVERRIDING SYSTEM VALUE
        VALUES (-1, 'grant', 'adjustment', 'test', 'late', sha256('x'), 1)`,
    'V7',
    null,
  ],
  ['the digest of a seal rewritten', () => `UPDATE ledger.seal SET digest = sha256('another') WHERE seq = 1`, 'V10', null],
  ['the counts of a seal rewritten', () => `UPDATE ledger.seal SET n_transfer = n_transfer + 1 WHERE seq = 2`, 'V10', null],
  ['the first seal deleted', () => `DELETE FROM ledger.seal WHERE seq = 1`, 'V10', null],
]
