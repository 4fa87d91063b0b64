import { useId, type ReactNode } from 'react'
import { messagesFor, USUAL_SYMBOLS, usualPrice } from '#web/content/usual-message.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { CoinStack } from '#web/ui/pictures/coin-stack.tsx'
import '#web/ui/texts.ts'
import { About } from './about-offer.tsx'
import type { Offer } from './offers.ts'
import { cleanAmount, inCurrency } from './quote.ts'
import { useSumText } from '../use-sum-text.ts'
import type { TopUpState } from './use-top-up.ts'
import './offers-texts.ts'
import '../texts.ts'

const COINS_MAX = 10

/** Bundles and sums in one list by price, and a sum of one's own. */
export function OfferFields({ topUp, error, onChange }: { topUp: TopUpState; error: string | undefined; onChange: () => void }) {
  const t = useT()
  const { points } = useNumbers()
  const sumText = useSumText()
  const id = useId()
  const { offers, chosen, currency } = topUp
  const { message_symbol_cost: symbolCost } = useSettings()
  const most = Math.max(...offers.map((offer) => offer.points))
  const choose = (offer: Offer) => {
    topUp.choose(offer)
    onChange()
  }
  return (
    <fieldset>
      <legend className="sr-only">{t('payments.amount')}</legend>
      <div className="grid grid-cols-1 gap-2.5">
        {offers.map((offer) => (
          <Pack key={offer.key} name={id} isChecked={offer.key === chosen} onCheck={() => choose(offer)}>
            <CoinStack count={Math.max(2, Math.round((offer.points / most) * COINS_MAX))} className="size-12 shrink-0 max-sm:hidden" />
            <span className="min-w-24 flex-1">
              <About offer={offer} />
            </span>
            <bdi className="ms-auto text-lg font-semibold tabular-nums">{sumText(offer.sum, currency)}</bdi>
          </Pack>
        ))}
        <OwnSum id={id} topUp={topUp} error={error} onChange={onChange} />
      </div>
      {messagesFor(0, symbolCost) !== null && (
        <p className="mt-3 text-sm text-ink-3">{t('offers.basis', { symbols: USUAL_SYMBOLS, points: points(usualPrice(symbolCost)) })}</p>
      )}
    </fieldset>
  )
}

type PackProps = { name: string; isChecked: boolean; onCheck: () => void; children: ReactNode }

const Pack = ({ name, isChecked, onCheck, children }: PackProps) => (
  <label className="pack flex min-h-15 cursor-pointer flex-wrap items-center gap-x-3 rounded-lg bg-surface px-3 py-3 sm:gap-x-4 sm:px-4">
    <input type="radio" name={`${name}offer`} className="radio" checked={isChecked} onChange={onCheck} />
    {children}
  </label>
)

function OwnSum({ id, topUp, error, onChange }: { id: string; topUp: TopUpState; error: string | undefined; onChange: () => void }) {
  const t = useT()
  const { points, mark } = useNumbers()
  const sumText = useSumText()
  const { chosen, currency, better } = topUp
  const settings = useSettings()
  const from = t('payments.from', { sum: sumText(inCurrency(settings.min_top_up_amount, currency), currency) })
  const help = better && t('offers.better', { points: points(better.points), sum: sumText(better.sum, currency) })
  const write = (typed: string) => {
    topUp.setAmount({ quick: null, own: cleanAmount(typed) })
    onChange()
  }
  return (
    <div className="pack flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-surface px-3 py-3 sm:gap-x-4 sm:px-4">
      {/* As large as a finger. */}
      <label className="-m-2.75 flex p-2.75">
        <input
          type="radio"
          name={`${id}offer`}
          className="radio"
          aria-labelledby={`${id}own-from`}
          checked={chosen === null}
          onChange={() => write(topUp.amount.own)}
        />
      </label>
      <span className="min-w-24 flex-1">
        <label htmlFor={`${id}own`} className="block font-semibold">
          {t('payments.another-amount')}
        </label>
        <span id={`${id}own-from`} className="block text-sm text-ink-3">
          {from}
        </span>
      </span>
      <input
        id={`${id}own`}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        placeholder={currency.symbol}
        className="field w-28! max-w-full text-end tabular-nums"
        value={chosen === null ? topUp.amount.own.replace('.', mark) : ''}
        onChange={(event) => write(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}own-${error || help ? 'help' : 'from'}`}
      />
      {(error || help) && (
        <p id={`${id}own-help`} className={`w-full text-sm ${error ? 'font-medium text-danger' : 'font-medium text-brass-ink'}`}>
          {error ?? help}
        </p>
      )}
    </div>
  )
}
