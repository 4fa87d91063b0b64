// A top-up over HTTP, for journeys that begin where somebody has paid already.
import { checkout } from '../server/test/people/buyer.ts'
import { createPayer } from '../server/test/people/payer.ts'
import type { Visitor } from '../server/test/people/visitor.ts'
import { GOOD } from './till.ts'

/** Paid by card; answers the order's id and number. */
export async function buy(origin: string, visitor: Visitor, amount = 25): Promise<{ id: string; number: string }> {
  const { body } = await checkout(visitor, { amount })
  await createPayer(origin, origin).payWith(body.redirect_url, GOOD)
  for (;;) {
    const { order } = (await visitor.call('readOrderStatus', { order_id: body.order_id })).body
    if (order.status === 'completed') return { id: order.id, number: order.number }
  }
}
/** Points that are spent on an own topic, as soon as its character is there. */
export async function openOwnTopic(visitor: Visitor, title: string): Promise<void> {
  const rooms = (await visitor.call('listRooms')).body.payload.rooms as { id: string }[]
  const { code, body } = await visitor.call('createTopic', { room_id: rooms[0]!.id, title })
  if (code !== 200) throw new Error(JSON.stringify(body))
}
