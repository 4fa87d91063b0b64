import type { setTokenPrice } from '@green-room/contract/backoffice/model'
import { isKnown, listPrices, setPrice, todayOf } from '#server/characters/cost/token-prices.ts'
import type { Price } from '#server/characters/engine/price.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import type * as z from 'zod/mini'
import type { Act } from '../acts/act.ts'

type Wanted = z.output<typeof setTokenPrice.input>
const MILLION = 1_000_000
const micro = (dollars: number): number => Math.round(dollars * MILLION)
const dollars = ({ input, cached, output }: Price): string => [input, cached, output].map((value) => value / MILLION).join(' / ')
const priceOf = ({ read, cached, written }: Wanted): Price => ({ input: micro(read), cached: micro(cached), output: micro(written) })

/** The price that would hold on that day without this one. */
async function priceBefore(at: Db | Trx, { door, model, from }: Wanted): Promise<string> {
  if (from < (await todayOf(at))) throw problem('token-price.past')
  if (!(await isKnown(at, door, model))) throw problem('token-price.unknown-model')
  const before = (await listPrices(at)).find((row) => row.door === door && row.model === model && row.valid_from <= from)
  return before ? dollars(before.price) : 'none'
}

/** Read, cached and written, in dollars for a million tokens. */
export const tokenPriceAct: Act<Wanted> = {
  name: 'token-price.set',
  target: ({ door }) => ({ type: 'model', id: door }),
  preview: async (at, input) => ({ from: input.from, was: await priceBefore(at, input), next: dollars(priceOf(input)) }),
  async run(trx, input, { memberId }) {
    const was = await priceBefore(trx, input)
    await setPrice(trx, { door: input.door, model: input.model, price: priceOf(input) }, input.from, memberId)
    return { before: { price: was }, after: { model: input.model, from: input.from, price: dollars(priceOf(input)) } }
  },
}
