// A payer who asks again until there is an answer: what broke off on the way is asked for once more.
import { setTimeout as pause } from 'node:timers/promises'
import { createPayer } from './payer.ts'
import type { Answer } from './visitor.ts'

const PATIENCE_MS = 90_000
const EVERY_MS = 100

export const GOOD = '4242 4242 4242 4242'
/** Paid, and no webhook ever. */
export const SILENT = '4000 0000 0000 6306'

export async function insist<T>(ask: () => Promise<T | null | false | undefined>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(EVERY_MS)) {
    const answer = await ask().catch(() => null)
    if (answer) return answer
    if (Date.now() > end) throw new Error(`nothing came of it within ${PATIENCE_MS / 1_000} s`)
  }
}

export const call = async (ask: () => Promise<Answer>): Promise<any> => {
  const { code, body } = await insist(() => ask().then((answer) => answer.code < 500 && answer))
  if (code !== 200) throw new Error(`refused with ${body.code}, which no crash explains`)
  return body
}

const payerAt = (origin: string) => createPayer(origin, origin.replace('127.0.0.1', 'localhost'))

export async function payAt(origin: string, page: string, number: string): Promise<void> {
  const payer = payerAt(origin)
  await insist(async () => {
    if ((await payer.payWith(page, number).catch(() => null))?.status === 303) return true
    // A page without its form: the card went through before the answer was lost.
    const seen = await payer.visit(page)
    return seen.status < 500 && !seen.html.includes('name="number"')
  })
}

export async function cancelAt(origin: string, page: string): Promise<void> {
  const payer = payerAt(origin)
  await insist(async () => {
    const seen = await payer.visit(page)
    if (!seen.html.includes('name="number"')) return seen.status < 500
    return (await payer.send(seen, '/cancel')).status === 303
  })
}
