// What the tables themselves refuse, whatever is switched off.
import { available, owed } from './books.test-kit.ts'
import type { Ids } from './corruptions.test-kit.ts'

export const REFUSED: [name: string, statement: (ids: Ids) => string, refusal: string][] = [
  [
    'a balance below zero',
    (ids) => `UPDATE ledger.account SET balance = -1 WHERE code = '${available(ids.member)}'`,
    '23514 not_below_floor',
  ],
  ['a debt above zero', (ids) => `UPDATE ledger.account SET balance = 1 WHERE code = '${owed(ids.member)}'`, '23514 not_above_ceiling'],
  [
    'a closed account with points',
    (ids) => `UPDATE ledger.account SET closed = true WHERE code = '${available(ids.member)}'`,
    '23514 closed_is_empty',
  ],
  [
    'a transfer of nothing',
    (ids) => `UPDATE ledger.transfer SET amount = 0 WHERE journal_id = ${ids.lastJournal}`,
    '23514 transfer_amount_check',
  ],
  [
    'a second top-up of an order',
    () =>
      `INSERT INTO ledger.journal (kind, cause, scope, idem_key, request_hash, ref_type, ref_id, legs)
        VALUES ('topup', 'topup', 's', 'k', sha256('x'), 'order', '1', 1)`,
    '23505 one_topup_per_order',
  ],
  [
    'a second debit of a refund',
    (ids) =>
      `INSERT INTO ledger.journal (kind, cause, scope, idem_key, request_hash, ref_type, ref_id, lot_id, legs)
        VALUES ('chargeback', 'refund', 's', 'k', sha256('x'), 'refund', '1', ${ids.topup}, 1)`,
    '23505 one_debit_per_refund',
  ],
  [
    'a hold that is resolved by nothing',
    (ids) => `UPDATE ledger.hold SET state = 'released' WHERE id = ${ids.open}`,
    '23514 resolved_by_journal',
  ],
  [
    'a kind of act with a cause that it can’t have',
    () => `UPDATE ledger.journal SET cause = 'message' WHERE kind = 'topup'`,
    '23514 kind_fits_cause',
  ],
  [
    'two transfers at one place of an account’s order',
    (ids) => `UPDATE ledger.transfer SET debit_version = debit_version - 2 WHERE journal_id = ${ids.lastJournal}`,
    '23505 transfer_by_debit',
  ],
]
