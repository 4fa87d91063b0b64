import type { Currency } from '@green-room/contract/content'
import type { Translate } from '#web/platform/texts/translate.ts'
import type { AmountProblem } from './quote.ts'
import type { SumText } from '../use-sum-text.ts'

/** What is wrong with a sum, for its field. */
export const amountText = (problem: AmountProblem, t: Translate['t'], currency: Currency, sumText: SumText): string =>
  'limit' in problem ? t(problem.key, { amount: sumText(problem.limit, currency) }) : t(problem.key)
