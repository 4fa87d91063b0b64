import type { Currency } from '@green-room/contract/content'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { CURRENCY_DEFAULT, keepCurrency, preferences, watchPreferences } from '#web/platform/kept/preferences.ts'
import { useCurrencies } from './use-currencies.ts'

const EURO: Currency = { code: CURRENCY_DEFAULT, symbol: '€', value: 1, minor_digits: 2, default: 1 }

/** The currencies on offer, the one in use (euro where none could be had), and the way to change it. */
export function useCurrencyChoice() {
  const client = useQueryClient()
  const { data, isError } = useCurrencies()
  const currencies = data?.length ? data : [EURO]
  const code = useSyncExternalStore(
    watchPreferences,
    () => preferences().currency,
    () => CURRENCY_DEFAULT,
  )
  const currency = currencies.find((one) => one.code === code) ?? currencies.find((one) => one.default === 1) ?? currencies[0]!
  const change = (next: string) => {
    keepCurrency(next)
    void client.invalidateQueries({ queryKey: ['profile'] })
  }
  return { currencies, currency, isError, change }
}
