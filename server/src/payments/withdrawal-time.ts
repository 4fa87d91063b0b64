import { WITHDRAWAL_DAYS } from '@green-room/contract/payments'

const DAY_MS = 86_400_000
/** Until when a deposit can be withdrawn from, counted from its payment. */
export const withdrawUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + WITHDRAWAL_DAYS * DAY_MS)
