import { useEffect, useState } from 'react'
import { useWorth } from '#web/content/use-worth.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import type { PriceState } from './price-state.ts'
import '../texts.ts'

const SPEAK_AFTER_MS = 500

/** The price in money and the symbols that are left, beside the button; read out when the writer pauses. */
export function ComposerCost({ id, price }: { id: string; price: PriceState }) {
  const t = useT()
  const { points } = useNumbers()
  const worth = useWorth()(price.points)
  const amount = points(price.points)
  const isLow = price.isTooDear && !price.isTooLong
  const isBad = isLow || price.isTooLong
  const rest = price.isTooLong ? t('messages.over', { count: -price.left }) : t('messages.left', { count: price.left })
  const short = t('messages.points-short', { amount: points(price.missing) })
  const spoken = isLow ? short : price.isTooLong ? rest : t('messages.cost-spoken', { amount, worth, count: price.left })
  return (
    <>
      <span id={id} className={`ms-auto me-3 text-sm tabular-nums ${isBad ? 'font-semibold text-danger' : 'text-ink-3'}`}>
        {isLow
          ? short
          : price.points > 0 && (
              <>
                {!price.isTooLong && <bdi>{worth}</bdi>}
                <span className={price.left < 50 ? '' : 'max-sm:hidden'}>
                  {!price.isTooLong && ' · '}
                  {rest}
                </span>
              </>
            )}
      </span>
      <Spoken text={price.points > 0 ? spoken : ''} />
    </>
  )
}

function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SPEAK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  )
}
