// What a member fills in to top up, and the steps of a top-up over HTTP.
import { sql } from 'kysely'
import type { Answer, Visitor } from './visitor.ts'
import type { TestLounge } from '../lounge.ts'

export const BILLING = {
  name: 'Ada',
  surname: 'Byron',
  phone: '+31612345678',
  email: 'ada@example.com',
  country: 'NL',
  city: 'Amsterdam',
  address: 'Prinsengracht 3',
  postCode: '1015 DK',
  currency: 'EUR',
  accept_terms: true,
  paymentType: 'visa',
}
export const checkout = (visitor: Visitor, more: Record<string, unknown> = { amount: 25 }, key?: string): Promise<Answer> =>
  visitor.call('checkoutDeposit', { ...BILLING, ...more }, key === undefined ? {} : { key })

/** The name of the order's checkout at the gateway. */
export function refOf(lounge: Pick<TestLounge, 'gateway'>, orderId: string): string {
  const made = lounge.gateway.checkoutsOf(orderId).at(-1)
  if (!made) throw new Error(`order ${orderId} has no checkout at the gateway`)
  return made.providerRef
}

/** Somebody leaves, as far as the books know. */
export const departed = (lounge: Pick<TestLounge, 'database'>, memberId: string) =>
  lounge.database.owner.transaction().execute(async (trx) => {
    await trx.updateTable('member').set({ deleted_at: new Date(), email: null, email_key: null }).where('id', '=', memberId).execute()
    await sql`SELECT ledger.close_member(${memberId})`.execute(trx)
  })

/** A top-up that is paid, and found out by asking after it. Answers the order's id. */
export async function topUp(
  lounge: Pick<TestLounge, 'gateway'>,
  visitor: Visitor,
  more: Record<string, unknown> = { amount: 25 },
): Promise<string> {
  const { code, body } = await checkout(visitor, more)
  if (code !== 200) throw new Error(JSON.stringify(body))
  lounge.gateway.pay(refOf(lounge, body.order_id))
  const { body: told } = await visitor.call('readOrderStatus', { order_id: body.order_id })
  if (told.order.status !== 'completed') throw new Error(JSON.stringify(told))
  return body.order_id as string
}
