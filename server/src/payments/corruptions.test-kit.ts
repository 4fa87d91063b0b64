// What an attacker with the owner's rights might do to orders and what belongs to them, one thing at a time.
export type Ids = Record<'member' | 'other' | 'paid' | 'refunded' | 'withdrawn' | 'undone' | 'disputed' | 'waiting' | 'canceled', string>
export const set = (table: string, what: string, where: string): string => `UPDATE payments.${table} SET ${what} WHERE ${where}`

// [what is broken, how, the rule that must see it]
export const CORRUPTIONS: [name: string, statement: (ids: Ids) => string, rule: string][] = [
  ['an order set to paid', (ids) => set('orders', `status = 'Successfully'`, `id = ${ids.waiting}`), 'V11'],
  ['a paid order set back', (ids) => set('orders', `status = 'Failed'`, `id = ${ids.paid}`), 'V12'],
  ['a canceled order set to failed', (ids) => set('orders', `status = 'Failed'`, `id = ${ids.canceled}`), 'V11'],
  ['the units of an order', (ids) => set('orders', 'units = units + 100', `id = ${ids.paid}`), 'V13'],
  ['the owner of an order', (ids) => set('orders', `owner_id = ${ids.other}`, `id = ${ids.paid}`), 'V13'],
  ['the VAT of an order', (ids) => set('orders', 'net_cents = net_cents - 1, vat_cents = vat_cents + 1', `id = ${ids.paid}`), 'V15'],
  ['the country of an order’s VAT', (ids) => set('orders', `vat_country = 'de'`, `id = ${ids.paid}`), 'V15'],
  ['the rate of an order’s VAT', (ids) => set('orders', 'vat_rate_bp = 1900', `id = ${ids.paid}`), 'V15'],
  ['the total of an order', (ids) => set('orders', 'gross_cents = gross_cents + 1, net_cents = net_cents + 1', `id = ${ids.paid}`), 'V15'],
  ['what the card was charged', (ids) => set('orders', 'charge_minor = charge_minor + 1', `id = ${ids.paid}`), 'V15'],
  ['the currency that the card was charged in', (ids) => set('orders', `charge_currency = 'USD'`, `id = ${ids.paid}`), 'V15'],
  ['the gateway of an order', (ids) => set('orders', `gateway = 'other'`, `id = ${ids.paid}`), 'V15'],
  ['the mode of an order', (ids) => set('orders', 'livemode = true', `id = ${ids.paid}`), 'V15'],
  ['a paid order deleted', (ids) => `DELETE FROM payments.orders WHERE id = ${ids.paid}`, 'V12'],
  ['the fact of a payment deleted', (ids) => `DELETE FROM payments.fact WHERE order_id = ${ids.paid}`, 'V11'],
  ['the sum of a payment changed', (ids) => set('fact', 'minor = 1', `order_id = ${ids.paid}`), 'V15'],
  ['a fact slipped in', (ids) => `INSERT INTO payments.fact (order_id, fact, ref) VALUES (${ids.waiting}, 'failed', 'x')`, 'V11'],
  ['a receipt deleted', (ids) => `DELETE FROM payments.receipt WHERE order_id = ${ids.paid} AND kind = 'receipt'`, 'V15'],
  [
    'the last receipt deleted and its number taken back',
    () => `WITH gone AS (DELETE FROM payments.receipt WHERE no = (SELECT max(no) FROM payments.receipt) RETURNING series)
    UPDATE payments.series SET last = last - 1`,
    'V17',
  ],
  [
    'a receipt’s VAT changed',
    (ids) => set('receipt', 'net_cents = net_cents - 1, vat_cents = vat_cents + 1', `order_id = ${ids.paid}`),
    'V15',
  ],
  ['a receipt’s points changed', (ids) => set('receipt', 'units = units - 100', `order_id = ${ids.paid}`), 'V15'],
  ['a number of a series skipped', () => set('series', 'last = last + 1', 'true'), 'V15'],
  ['a receipt moved to another series', (ids) => set('receipt', `series = 'R-2026'`, `order_id = ${ids.paid}`), 'V15'],
  ['a credit note deleted', (ids) => `DELETE FROM payments.receipt WHERE kind = 'credit_note' AND order_id = ${ids.refunded}`, 'V17'],
  [
    'a credit note’s sum changed',
    (ids) =>
      set('receipt', 'gross_cents = gross_cents + 1, net_cents = net_cents + 1', `kind = 'credit_note' AND order_id = ${ids.refunded}`),
    'V17',
  ],
  [
    'the credit of an order deleted, legs and all',
    (ids) => `WITH j AS (DELETE FROM ledger.journal WHERE kind = 'topup' AND ref_id = '${ids.paid}' RETURNING id)
    DELETE FROM ledger.transfer t USING j WHERE t.journal_id = j.id`,
    'V11',
  ],
  [
    'a second credit with its index dropped',
    (
      ids,
    ) => `DROP INDEX ledger.one_topup_per_order; INSERT INTO ledger.journal (kind, cause, scope, idem_key, request_hash, owner_id, act, legs, ref_type, ref_id)
    VALUES ('topup', 'topup', 'order', 'again', sha256('x'), ${ids.member}, 99, 1, 'order', '${ids.paid}')`,
    'V11',
  ],
  [
    'a credit for an order that doesn’t exist',
    (ids) => `UPDATE ledger.journal SET ref_id = '424242' WHERE kind = 'topup' AND ref_id = '${ids.paid}'`,
    'V12',
  ],
  [
    'the VAT leg of a credit changed',
    (ids) => `UPDATE ledger.transfer t SET amount = amount + 1 FROM ledger.journal j, ledger.account a
    WHERE j.id = t.journal_id AND j.ref_id = '${ids.paid}' AND a.id = t.debit_id AND a.code LIKE 'system:vat:%'`,
    'V15',
  ],
  [
    'the euro legs of a credit sent to another account',
    (ids) => `UPDATE ledger.transfer t SET credit_id = (SELECT id FROM ledger.account WHERE code = 'system:fees:fake:test:eur')
    FROM ledger.journal j WHERE j.id = t.journal_id AND j.ref_id = '${ids.paid}' AND t.ccy = 'EUR'`,
    'V15',
  ],
  ['a refund forgotten', () => `DELETE FROM payments.refund WHERE ref = 'part'`, 'V17'],
  [
    'a refund without a debit',
    (ids) => `INSERT INTO payments.refund (order_id, kind, ref, is_ours, gross_cents, net_cents, vat_cents, units, minor)
    VALUES (${ids.paid}, 'refund', 'slipped', false, 100, 83, 17, 10000, 100)`,
    'V17',
  ],
  ['the units of a refund', () => set('refund', 'units = units + 100', `ref = 'part'`), 'V17'],
  ['the VAT of a refund', () => set('refund', 'net_cents = net_cents - 1, vat_cents = vat_cents + 1', `ref = 'part'`), 'V17'],
  [
    'the order of a refund',
    (ids) => set('refund', `order_id = ${ids.paid}, gross_cents = 5000, vat_cents = vat_cents + 4300`, `ref = 'part'`),
    'V17',
  ],
  ['an undone refund taken again', () => set('refund', `state = 'taken'`, `ref = 'undone'`), 'V17'],
  ['a dispute that was never settled said to be', () => set('refund', `state = 'settled'`, `ref = 'dispute'`), 'V17'],
  ['a dispute said to be won', () => set('refund', `state = 'undone'`, `ref = 'dispute'`), 'V17'],
  ['the kind of a refund', () => set('refund', `kind = 'chargeback'`, `ref = 'part'`), 'V17'],
  ['the gateway’s figure of a payment', (ids) => set('movement', 'minor = 2400', `payment_ref = 'card_${ids.paid}'`), 'V16'],
  ['the gateway’s money of an order gone', (ids) => `DELETE FROM payments.movement WHERE payment_ref = 'card_${ids.paid}'`, 'V16'],
]
