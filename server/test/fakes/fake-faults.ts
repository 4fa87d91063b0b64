// A plan of what goes wrong at the fake gateway, call by call, and how often each was asked.
import { GatewayRefused } from '#server/payments/gateways/gateway.ts'

export type Call = 'createCheckout' | 'closeCheckout' | 'fetchStatus' | 'refund' | 'listSince' | 'listMoney'
/** `hang`: no answer and no heed of the signal. `lost`: it happens, and the answer doesn't come. `lie`: an answer about something else. */
export type Fault = 'hang' | 'reset' | 'lost' | 'lie' | 'refuse'

export function createFaults() {
  const faults = new Map<Call, Fault>()
  const calls: Record<Call, number> = { createCheckout: 0, closeCheckout: 0, fetchStatus: 0, refund: 0, listSince: 0, listMoney: 0 }

  async function answer<T>(call: Call, act: () => T, lie: (truth: T) => T): Promise<T> {
    calls[call]++
    const fault = faults.get(call)
    if (fault === 'hang') return new Promise<T>(() => {})
    if (fault === 'reset') throw new Error('connection reset')
    if (fault === 'refuse') throw new GatewayRefused('no')
    const truth = act()
    if (fault === 'lost') throw new Error('connection reset after the request')
    return fault === 'lie' ? lie(truth) : truth
  }
  return { faults, calls, answer }
}
