import { useQuery } from '@tanstack/react-query'
import { useCurrencyChoice } from '#web/content/use-currency-choice.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery } from '#web/platform/wire/query.ts'

const bundlesQuery = (languageId: string, currency: string) =>
  doorQuery(['bundles', languageId, currency], 'listBundles', {}, (answer) => answer.payload)

/** The bundles at their prices in the chosen currency. */
export const useBundles = (isWanted = true) =>
  useQuery({ ...bundlesQuery(useI18n().language.id, useCurrencyChoice().currency.code), enabled: isWanted })
