// A receipt or credit note as it was issued: figures and names stand in its own row and its order's, which nothing changes.
import type { Receipt } from '@green-room/contract/money/receipts'
import { listedCountry } from '#server/accounts/members/countries.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import type { Db } from '#server/platform/database/database.ts'
import { amountOf } from '../money.ts'
import { cardText } from '../present.ts'
import { receiptNumber } from '../receipt-number.ts'

const rows = (db: Db) =>
  db
    .selectFrom('payments.receipt as r')
    .innerJoin('payments.orders as o', 'o.id', 'r.order_id')
    .innerJoin('payments.receipt as first', (join) => join.onRef('first.order_id', '=', 'r.order_id').on('first.kind', '=', 'receipt'))
    .leftJoin('payments.buyer as b', 'b.order_id', 'r.order_id')
    .leftJoin('payments.fact as p', (join) => join.onRef('p.order_id', '=', 'o.id').on('p.fact', '=', 'paid'))
    .select([
      'r.id',
      'r.series',
      'r.no',
      'r.kind',
      'r.issued_at',
      'r.gross_cents',
      'r.net_cents',
      'r.vat_cents',
      'r.units',
      'r.minor',
      'r.product',
      'r.seller',
    ])
    .select(['o.number', 'o.item', 'o.owner_id', 'o.livemode', 'o.vat_rate_bp', 'o.vat_country', 'o.charge_currency', 'o.charge_digits'])
    .select([
      'o.fx_rate_millionths',
      'o.language_code',
      'first.series as first_series',
      'first.no as first_no',
      'p.card_brand',
      'p.card_last4',
    ])
    .select(['b.name', 'b.surname', 'b.email', 'b.address', 'b.post_code', 'b.city'])

/** In the language that is asked for, else in the order's own, as its PDF is. */
export async function findReceipt(
  db: Db,
  id: string,
  memberId: string,
  asked?: string,
): Promise<{ receipt: Receipt; language: string } | undefined> {
  const row = await rows(db).where('r.id', '=', id).where('o.owner_id', '=', memberId).executeTakeFirst()
  const language = asked ?? row?.language_code ?? 'en'
  return row && { receipt: present(row, language), language }
}
const PAGE = 100
export type Issued = { receipt: Receipt; language: string; country: string; member: string }
/** What was issued from a day to another, both of them whole (UTC), in the order of issue; live, or of the test gateway. */
export async function* listIssued(db: Db, { from, to, livemode }: Issuing): AsyncGenerator<Issued> {
  for (let after = '0'; ;) {
    const found = await rows(db)
      .where('o.livemode', '=', livemode)
      .where('r.issued_at', '>=', from)
      .where('r.issued_at', '<', to)
      .where('r.id', '>', after)
      .orderBy('r.id')
      .limit(PAGE)
      .execute()
    for (const row of found) {
      const language = row.language_code ?? 'en'
      yield { receipt: present(row, language), language, country: row.vat_country ?? '', member: row.owner_id }
    }
    if (found.length < PAGE) return
    after = found.at(-1)!.id
  }
}
export async function countIssued(db: Db, { from, to, livemode }: Issuing): Promise<number> {
  const { n } = await db
    .selectFrom('payments.receipt as r')
    .innerJoin('payments.orders as o', 'o.id', 'r.order_id')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('o.livemode', '=', livemode)
    .where('r.issued_at', '>=', from)
    .where('r.issued_at', '<', to)
    .executeTakeFirstOrThrow()
  return Number(n)
}
type Issuing = { from: Date; to: Date; livemode: boolean }
/** Credit notes of a member's orders. */
export const listCreditNotes = (db: Db, memberId: string) =>
  db
    .selectFrom('payments.receipt as r')
    .innerJoin('payments.orders as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.order_id', 'r.series', 'r.no'])
    .where('o.owner_id', '=', memberId)
    .where('r.kind', '=', 'credit_note')
    .orderBy('r.id')
    .execute()

function present(row: Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>, language: string): Receipt {
  const isNote = row.kind === 'credit_note'
  const isForeign = row.charge_currency !== null && row.charge_currency !== 'EUR'
  return {
    id: row.id,
    number: receiptNumber(row),
    kind: isNote ? 'credit-note' : 'receipt',
    issued_at: row.issued_at.toISOString(),
    order_number: row.number,
    receipt_number: isNote ? receiptNumber({ series: row.first_series, no: row.first_no }) : null,
    product: row.product,
    seller: row.seller,
    buyer:
      row.name === null
        ? null
        : {
            name: `${row.name} ${row.surname ?? ''}`.trim(),
            email: row.email ?? '',
            address: row.address ?? '',
            post_code: row.post_code ?? '',
            city: row.city ?? '',
            country: listedCountry(row.vat_country ?? '', language)?.title ?? (row.vat_country ?? '').toUpperCase(),
          },
    item: row.item,
    points: pointsFrom(row.units),
    net: amountOf(row.net_cents),
    vat: amountOf(row.vat_cents),
    vat_percent: (row.vat_rate_bp ?? 0) / 100,
    gross: amountOf(row.gross_cents),
    currency: 'EUR',
    charged: isForeign
      ? {
          amount: amountOf(row.minor, row.charge_digits ?? 2),
          currency: row.charge_currency!,
          minor_digits: row.charge_digits ?? 2,
          rate: Number(row.fx_rate_millionths) / 1_000_000,
        }
      : null,
    card: cardText(row),
    is_test: row.livemode === false,
  }
}
