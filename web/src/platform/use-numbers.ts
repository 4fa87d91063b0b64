import { numbersIn, type Numbers } from '@green-room/contract/numbers'
import { useI18n } from './i18n.tsx'

/** Points, sums and sizes as the reader's language writes them. */
export const useNumbers = (): Numbers => numbersIn(useI18n().locale)
