// What went back of a paid order, as the gateway tells it: refunds, and the disputes of payers' banks. Saying the same again changes nothing.
import { tellBalance } from '#server/ledger/hold.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { giveBack, leftOf, partsOf, settle, takeBack } from './facts.ts'
import type { PaymentSnapshot } from '../gateways/gateway.ts'
import { mailReturn } from './mails.ts'
import { isReturn } from '../reviews.ts'
import { findOrder, settleExcess } from '../store.ts'

/** Refunds and disputes of the payment that credited the order, and of no other. */
export async function applyReturns(
  lounge: LoungeInside,
  trx: Trx,
  orderId: string,
  { paymentRef, refunds, disputes }: PaymentSnapshot,
): Promise<boolean[]> {
  const order = await findOrder(trx, orderId)
  if (!order || order.payment_ref !== paymentRef) return []
  const told: string[] = []
  for (const { ref, minor, state } of refunds.filter((one) => !isReturn(one.ref))) {
    told.push(state === 'failed' ? await giveBack(trx, orderId, ref) : await takeBack(trx, orderId, 'refund', ref, minor))
    if (state === 'succeeded') told.push(await settled(lounge, trx, orderId, ref))
  }
  for (const { ref, minor, state } of disputes) {
    if (state === 'won') told.push(...(await wonBack(trx, orderId, ref)))
    else told.push(...(await disputedBack(trx, orderId, ref, minor)))
    if (state === 'lost') told.push(...(await lostBack(lounge, trx, orderId, ref)))
  }
  if (told.includes('taken') || told.includes('undone')) tellBalance(lounge, trx, order.owner_id)
  return told.map((answer) => answer === 'taken' || answer === 'settled' || answer === 'undone')
}
async function wonBack(trx: Trx, orderId: string, ref: string): Promise<string[]> {
  await settleExcess(trx, orderId, ref)
  const told: string[] = []
  for (const part of await partsOf(trx, orderId, ref)) told.push(await giveBack(trx, orderId, part.ref))
  return told
}

/** Takes what is there. Where a refund beside it fails later there is more, and the next look takes the rest. */
async function disputedBack(trx: Trx, orderId: string, ref: string, minor: bigint): Promise<string[]> {
  const told = [await takeBack(trx, orderId, 'chargeback', ref, minor)]
  const parts = await partsOf(trx, orderId, ref)
  const standing = parts.filter(({ state }) => state !== 'undone')
  if (standing.length === 0) return told
  const rest = standing.reduce((lacking, part) => lacking - BigInt(part.minor), minor)
  const left = await leftOf(trx, orderId)
  if (rest > 0n && left > 0n) told.push(await takeBack(trx, orderId, 'chargeback', `${ref}+${parts.length + 1}`, rest < left ? rest : left))
  if (rest <= left) await settleExcess(trx, orderId, ref)
  return told
}

async function lostBack(lounge: LoungeInside, trx: Trx, orderId: string, ref: string): Promise<string[]> {
  const told: string[] = []
  for (const part of await partsOf(trx, orderId, ref)) told.push(await settled(lounge, trx, orderId, part.ref))
  return told
}

async function settled(lounge: LoungeInside, trx: Trx, orderId: string, ref: string): Promise<string> {
  const told = await settle(trx, orderId, ref)
  if (told === 'settled') await mailReturn(lounge, trx, orderId, ref, 'payment-returned')
  return told
}
