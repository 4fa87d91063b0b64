import type { Receipt } from '@green-room/contract/money/receipts'
import type { ReactNode } from 'react'
import { shortDate } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { useSumIn } from './use-sum-in.ts'
import './receipt-texts.ts'
import '../texts.ts'

/** A receipt or credit note, as it is printed. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const t = useT()
  const { points } = useNumbers()
  const sumIn = useSumIn()
  const isCredit = receipt.kind === 'credit-note'
  const { buyer, charged } = receipt
  const sum = (amount: number) => <bdi>{sumIn(amount, receipt.currency)}</bdi>
  return (
    <article className="paper card bg-raised p-6 tabular-nums sm:p-10">
      <p className="font-display text-[1.375rem] font-extrabold">{receipt.product}</p>
      <h1 className="mt-6 text-[2.25rem] font-extrabold">
        {t(isCredit ? 'receipt.credit-note' : 'receipt.receipt')} <bdi className="whitespace-nowrap">{receipt.number}</bdi>
      </h1>
      {receipt.is_test && (
        <p className="mt-3 rounded-md bg-brass-wash px-4 py-2.5 font-medium text-brass-ink print:px-0">{t('receipt.test')}</p>
      )}
      <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-3 [&_dt]:text-sm [&_dt]:text-ink-3">
        <Entry label={t('receipt.date')}>{shortDate(receipt.issued_at)}</Entry>
        <Entry label={t('receipt.order')}>{receipt.order_number}</Entry>
        {receipt.receipt_number && <Entry label={t('receipt.receipt')}>{receipt.receipt_number}</Entry>}
      </dl>
      <dl
        className={
          'mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2 [&_dd]:text-left [&_dd]:whitespace-pre-line ' +
          '[&_dd]:[unicode-bidi:plaintext] rtl:[&_dd]:text-right [&_dt]:text-sm [&_dt]:text-ink-3'
        }
      >
        <Entry label={t('receipt.seller')}>{receipt.seller}</Entry>
        <Entry label={t('receipt.buyer')}>
          {buyer
            ? [buyer.name, buyer.address, `${buyer.post_code} ${buyer.city}`.trim(), buyer.country, buyer.email].filter(Boolean).join('\n')
            : t('receipt.buyer-erased')}
        </Entry>
      </dl>
      <dl className="rows mt-8 border-y border-line [&>div]:flex [&>div]:justify-between [&>div]:gap-6 [&>div]:py-3">
        <div>
          <dt>{t(isCredit ? 'receipt.returned' : 'receipt.item', { points: points(receipt.points) })}</dt>
          <dd>{sum(receipt.gross)}</dd>
        </div>
        <div className="text-ink-2">
          <dt>{t('receipt.net')}</dt>
          <dd>{sum(receipt.net)}</dd>
        </div>
        <div className="text-ink-2">
          <dt>{t('receipt.vat', { percent: receipt.vat_percent })}</dt>
          <dd>{sum(receipt.vat)}</dd>
        </div>
        <div className="text-lg font-semibold">
          <dt>{t(isCredit ? 'receipt.gross-returned' : 'receipt.gross')}</dt>
          <dd>{sum(receipt.gross)}</dd>
        </div>
      </dl>
      <div className="mt-5 grid gap-1.5 text-sm text-ink-2">
        {charged && (
          <p>{t('receipt.charged', { amount: sumIn(charged.amount, charged.currency), rate: charged.rate, currency: charged.currency })}</p>
        )}
        {receipt.card && <p>{t(isCredit ? 'receipt.card-returned' : 'receipt.card', { card: receipt.card })}</p>}
        {isCredit && receipt.receipt_number && <p>{t('receipt.corrects', { number: receipt.receipt_number })}</p>}
        <p>{t('receipt.note')}</p>
      </div>
    </article>
  )
}

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt>{label}</dt>
    <dd className="mt-0.5 break-words">{children}</dd>
  </div>
)
