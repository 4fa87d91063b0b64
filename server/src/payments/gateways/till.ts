// The gateway that this process charges cards through. Configuration chooses it when the program starts; no other code depends on which.
import { sign } from '#server/platform/secrets.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { boundGateway, type Bounds } from './bound-gateway.ts'
import type { PaymentGateway } from './gateway.ts'

export type Till = {
  gateway: PaymentGateway
  /** False: no money moves. Its orders have their own accounts and their own series of receipts. */
  livemode: boolean
  /** What the gateway knows an order by: its id with a mark of this lounge, so that another's order of the same number is never taken for ours. */
  referenceOf(orderId: string): string
  /** The id of our order; null for what is not ours. */
  orderOf(reference: string): string | null
}

export function openTill(lounge: Pick<Lounge, 'secrets'>, gateway: PaymentGateway, livemode: boolean, bounds?: Bounds): Till {
  const references = (orderId: string): string[] =>
    lounge.secrets.keys('payments').map((key) => `${orderId}-${sign(key, `order:${orderId}`).slice(0, 12)}`)
  return {
    gateway: boundGateway(gateway, bounds),
    livemode,
    referenceOf: (orderId) => references(orderId)[0]!,
    orderOf(reference) {
      const [, id] = /^([1-9]\d{0,17})-/.exec(reference) ?? []
      return id !== undefined && references(id).includes(reference) ? id : null
    },
  }
}
