// What tables and triggers refuse, whoever asks.
import { set, type Ids } from './corruptions.test-kit.ts'

/** Refused to the owner of the database, too. */
export const REFUSED: [name: string, statement: (ids: Ids) => string, refusal: string][] = [
  ['an order that goes back', (ids) => set('orders', `status = 'Pending'`, `id = ${ids.canceled}`), 'PY001'],
  ['another total of an order', (ids) => set('orders', 'gross_cents = 1, net_cents = 1, vat_cents = 0', `id = ${ids.paid}`), 'PY002'],
  ['another buyer’s country after the fact', (ids) => set('orders', `vat_country = 'de'`, `id = ${ids.waiting}`), 'PY002'],
  ['another owner of an order that waits', (ids) => set('orders', `owner_id = 1`, `id = ${ids.waiting}`), 'PY002'],
  ['a refund of another sum', () => set('refund', 'units = 1', `ref = 'part'`), 'PY002'],
  ['a settled refund that is taken back', () => set('refund', `state = 'taken'`, `ref = 'part'`), 'PY002'],
  ['a deleted order', (ids) => `DELETE FROM payments.orders WHERE id = ${ids.waiting}`, 'LG001'],
  ['a changed fact', () => set('fact', 'minor = 1', 'true'), 'LG001'],
  ['a changed receipt', () => set('receipt', 'net_cents = 1', 'true'), 'LG001'],
  ['a deleted receipt', () => 'DELETE FROM payments.receipt', 'LG001'],
  ['a changed movement of the gateway', () => set('movement', 'minor = 1', 'true'), 'LG001'],
  ['another buyer of an order', () => set('buyer', `name = 'Bert'`, 'true'), 'LG001'],
  [
    'a bill with holes',
    () => `INSERT INTO payments.orders (owner_id, item, units, gross_cents, net_cents, vat_cents) VALUES (1, 'x', 100, 100, 50, 49)`,
    '23514 billed_whole',
  ],
  [
    'half a point',
    () => `INSERT INTO payments.orders (owner_id, item, units, gross_cents) VALUES (1, 'x', 150, 100)`,
    '23514 orders_units_check',
  ],
  [
    'a second payment of an order',
    (ids) => `INSERT INTO payments.fact (order_id, fact, ref, minor, currency) VALUES (${ids.paid}, 'paid', 'other', 2500, 'EUR')`,
    '23505 one_payment_per_order',
  ],
  [
    'a second receipt of an order',
    (ids) => `INSERT INTO payments.receipt (series, no, kind, order_id, gross_cents, net_cents, vat_cents, units, minor, product, seller)
    VALUES ('TEST-2026', 99, 'receipt', ${ids.paid}, 1, 1, 0, 1, 1, '', '')`,
    '23505 one_receipt_per_order',
  ],
]
