import type { Lounge } from '#server/platform/lounge.ts'
import { keepDays } from './figure-store.ts'

const HOUR_S = 3_600
export const figureReactions = (lounge: Lounge): void => lounge.jobs.every('backoffice.keep-figures', HOUR_S, () => keepDays(lounge.db))
