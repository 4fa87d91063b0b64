import { useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery } from '#web/platform/wire/query.ts'

const receiptQuery = (languageId: string, receiptId: string) =>
  doorQuery(['receipt', receiptId, languageId], 'readReceipt', { receipt_id: receiptId }, (answer) => answer.payload)
/** It stays while it comes in another language. */
export const useReceipt = (receiptId: string) =>
  useQuery({
    ...receiptQuery(useI18n().language.id, receiptId),
    placeholderData: (before, query) => (query?.queryKey[1] === receiptId ? before : undefined),
  })
