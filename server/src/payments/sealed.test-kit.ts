// What the books' own rules do not see, because it agrees with itself: the record of each row does.
import { set, type Ids } from './corruptions.test-kit.ts'

export const SEALED: [name: string, statement: (ids: Ids) => string, rule: string][] = [
  ['what the buyer read that they bought', (ids) => set('orders', `item = '1 point'`, `id = ${ids.paid}`), 'V21'],
  ['the number of an order', (ids) => set('orders', `number = 'G-2026-999999'`, `id = ${ids.paid}`), 'V21'],
  ['the day of an order', (ids) => set('orders', `created_at = created_at - interval '1 year'`, `id = ${ids.waiting}`), 'V21'],
  ['the evidence of the buyer’s country', (ids) => set('orders', `ip_country = 'us'`, `id = ${ids.paid}`), 'V21'],
  ['the rate of the card’s currency', (ids) => set('orders', 'fx_rate_millionths = 1', `id = ${ids.paid}`), 'V21'],
  ['an order that waits deleted', (ids) => `DELETE FROM payments.orders WHERE id = ${ids.waiting}`, 'V21'],
  [
    'an order that nobody placed',
    (ids) => `INSERT INTO payments.orders (owner_id, item, units, gross_cents) VALUES (${ids.member}, 'x', 100, 100)`,
    'V21',
  ],
  ['the payment that a fact names', (ids) => set('fact', `ref = 'card_of_another'`, `order_id = ${ids.paid} AND fact = 'paid'`), 'V21'],
  ['the card of a payment', (ids) => set('fact', `card_last4 = '0000'`, `order_id = ${ids.paid}`), 'V21'],
  ['the day of a payment', (ids) => set('fact', `seen_at = seen_at + interval '14 days'`, `order_id = ${ids.paid}`), 'V21'],
  [
    'the numbers of two receipts swapped',
    () => 'UPDATE payments.receipt SET no = -no; UPDATE payments.receipt SET no = CASE no WHEN -1 THEN 2 WHEN -2 THEN 1 ELSE -no END',
    'V21',
  ],
  ['the seller on a receipt', (ids) => set('receipt', `seller = 'Somebody else'`, `order_id = ${ids.paid}`), 'V21'],
  ['the product on a receipt', (ids) => set('receipt', `product = 'Something else'`, `order_id = ${ids.paid}`), 'V21'],
  ['the day of a receipt', (ids) => set('receipt', `issued_at = issued_at - interval '1 month'`, `order_id = ${ids.paid}`), 'V21'],
  ['the day of a credit note', () => set('receipt', `issued_at = issued_at - interval '1 month'`, `kind = 'credit_note'`), 'V21'],
  ['a consent deleted', (ids) => `DELETE FROM payments.consent WHERE order_id = ${ids.paid}`, 'V21'],
  ['the words of a consent', (ids) => set('consent', `wording = 'I want nothing'`, `order_id = ${ids.paid}`), 'V21'],
  ['the version of the terms consented to', (ids) => set('consent', `version = '2'`, `order_id = ${ids.paid}`), 'V21'],
  [
    'a consent that nobody gave',
    (ids) =>
      `INSERT INTO payments.consent (order_id, kind, version, wording, language_code) VALUES (${ids.paid}, 'immediate', '1', 'Yes', 'en')`,
    'V21',
  ],
  ['the gateway’s name of a refund', () => set('refund', `ref = 'another'`, `ref = 'part'`), 'V21'],
  ['whose idea a refund was', () => set('refund', 'is_ours = NOT is_ours', `ref = 'part'`), 'V21'],
  ['a matter for a person deleted', () => `DELETE FROM payments.review WHERE ref = 'dispute'`, 'V21'],
  ['a matter for a person reworded', () => set('review', `detail = 'chargeback 1'`, `ref = 'dispute'`), 'V21'],
  ['a matter for a person said to be settled', () => set('review', 'settled_at = clock_timestamp()', `ref = 'dispute'`), 'V21'],
  ['what the gateway kept for itself', (ids) => set('movement', 'fee_minor = 1', `payment_ref = 'card_${ids.paid}'`), 'V21'],
  [
    'money that the gateway never listed',
    () =>
      `INSERT INTO payments.movement (gateway, ref, livemode, kind, minor, fee_minor, currency) VALUES ('fake', 'x', false, 'charge', 1, 0, 'EUR')`,
    'V21',
  ],
  [
    'an order and its record changed together',
    (
      ids,
    ) => `UPDATE payments.orders SET item = '1 point' WHERE id = ${ids.paid}; DELETE FROM ledger.record WHERE source = 'order' AND key = '[${ids.paid}]';
    SET LOCAL timezone = 'UTC'; DO $$ BEGIN EXECUTE 'INSERT INTO ledger.record (source, key, digest) SELECT ''order'', key, digest FROM ('
      || ledger.proofs('order') || ') x WHERE key = ''[${ids.paid}]'''; END $$`,
    'V10',
  ],
  [
    'a consent deleted with its record',
    (ids) =>
      `DELETE FROM payments.consent WHERE order_id = ${ids.paid}; DELETE FROM ledger.record WHERE source = 'consent' AND key LIKE '[${ids.paid},%'`,
    'V10',
  ],
]
