// Bounds around a gateway's adapter: a limit of calls at once, a timeout each, a pause after several failures in a row; answers are validated.
// The rest of the slice gets this one and never the bare adapter.
import {
  GatewayRefused,
  GatewayUnavailable,
  InvalidSignature,
  StaleDelivery,
  type PaymentGateway,
  type PaymentSnapshot,
} from './gateway.ts'

export type Bounds = { atOnce: number; checkoutMs: number; lookMs: number; listMs: number; failuresMax: number; pauseMs: number }
/** A checkout is answered within 12 s. */
const BOUNDS: Bounds = { atOnce: 10, checkoutMs: 9_000, lookMs: 5_000, listMs: 60_000, failuresMax: 5, pauseMs: 3_000 }
const REF = /^[\x21-\x7e]{1,255}$/

export function boundGateway(gateway: PaymentGateway, bounds: Bounds = BOUNDS): PaymentGateway {
  const slots = createSlots(bounds.atOnce)
  let failures = 0
  let pausedUntil = 0

  async function bounded<T>(
    ms: number,
    signal: AbortSignal,
    call: (signal: AbortSignal) => Promise<T>,
    check: (answer: T) => boolean,
  ): Promise<T> {
    if (Date.now() < pausedUntil) throw new GatewayUnavailable('the gateway failed often: asked again in some seconds')
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(ms)])
    try {
      const answer = await slots.run(inTime, () => race(call(inTime), inTime))
      if (!check(answer)) throw new GatewayUnavailable('the gateway answered something else than was asked')
      failures = 0
      return answer
    } catch (error) {
      if (error instanceof GatewayRefused) throw error
      if (++failures >= bounds.failuresMax) {
        pausedUntil = Date.now() + bounds.pauseMs
        failures = bounds.failuresMax - 1 // one more failure after the pause, and it pauses again
      }
      throw error instanceof GatewayUnavailable ? error : new GatewayUnavailable('the gateway was not reached', { cause: error })
    }
  }

  /** A list is read page by page: its time is for all of it. */
  async function* listed<T>(
    signal: AbortSignal,
    list: (signal: AbortSignal) => AsyncIterable<T>,
    check: (item: T) => boolean,
  ): AsyncIterable<T> {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(bounds.listMs)])
    const items = list(inTime)[Symbol.asyncIterator]()
    for (;;) {
      const next = await race(items.next(), inTime).catch((error: unknown) => {
        throw error instanceof GatewayUnavailable ? error : new GatewayUnavailable('the list broke off', { cause: error })
      })
      if (next.done) return
      if (!check(next.value)) throw new GatewayUnavailable('the gateway listed something else than was asked')
      yield next.value
    }
  }

  return {
    id: gateway.id,
    redirectHosts: gateway.redirectHosts,
    ...(gateway.pageOf && { pageOf: gateway.pageOf }),
    parseWebhook(delivery) {
      try {
        return gateway.parseWebhook(delivery)
      } catch (error) {
        throw error instanceof InvalidSignature || error instanceof StaleDelivery
          ? error
          : new InvalidSignature('unreadable', { cause: error })
      }
    },
    createCheckout: (request, signal) =>
      bounded(
        bounds.checkoutMs,
        signal,
        (inTime) => gateway.createCheckout(request, inTime),
        ({ providerRef, redirectUrl, expiresAt }) =>
          REF.test(providerRef) && isPaymentPage(redirectUrl, gateway.redirectHosts) && Number.isFinite(expiresAt.getTime()),
      ),
    closeCheckout: (ref, signal) =>
      bounded(
        bounds.lookMs,
        signal,
        (inTime) => gateway.closeCheckout(ref, inTime),
        (snapshot) => isAbout(ref, snapshot),
      ),
    fetchStatus: (ref, signal) =>
      bounded(
        bounds.lookMs,
        signal,
        (inTime) => gateway.fetchStatus(ref, inTime),
        (snapshot) => isAbout(ref, snapshot),
      ),
    refund: (request, signal) =>
      bounded(
        bounds.checkoutMs,
        signal,
        (inTime) => gateway.refund(request, inTime),
        ({ ref, state }) => REF.test(ref) && ['pending', 'succeeded', 'failed'].includes(state),
      ),
    listSince: (since, signal) =>
      listed(
        signal,
        (inTime) => gateway.listSince(since, inTime),
        ({ providerRef }) => REF.test(providerRef),
      ),
    listMoney: (from, to, signal) =>
      listed(
        signal,
        (inTime) => gateway.listMoney(from, to, inTime),
        ({ ref, currency }) => REF.test(ref) && /^[A-Z]{3}$/.test(currency),
      ),
  }
}

/** Where a member's browser may be sent to: https, or the gateway's own host on this machine. */
export function isPaymentPage(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && hosts.includes(host)
}

const STATES = new Set<PaymentSnapshot['state']>(['open', 'processing', 'paid', 'failed', 'expired'])
function isAbout(ref: string, snapshot: PaymentSnapshot): boolean {
  const { amountMinor, currency, refunds, disputes } = snapshot
  return (
    (snapshot.providerRef === ref || snapshot.paymentRef === ref) && // refunds and disputes are told by the payment's own name
    REF.test(snapshot.providerRef) &&
    STATES.has(snapshot.state) &&
    amountMinor >= 0n &&
    /^[A-Z]{3}$/.test(currency) &&
    (snapshot.state !== 'paid' || (snapshot.paymentRef !== null && REF.test(snapshot.paymentRef))) &&
    [...refunds, ...disputes].every((one) => REF.test(one.ref) && one.minor > 0n)
  )
}

/** An adapter that doesn't heed its signal can't keep us waiting. */
function race<T>(call: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const leave = (): void => reject(new GatewayUnavailable('the gateway took too long'))
    if (signal.aborted) return leave()
    signal.addEventListener('abort', leave, { once: true })
    void call.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

function createSlots(size: number) {
  let free = size
  const waiting: (() => void)[] = []
  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.splice(waiting.indexOf(enter), 1)
        reject(new GatewayUnavailable('too many calls at once'))
      }
      const enter = (): void => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(enter)
    })
  return {
    async run<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> {
      if (free > 0) free--
      else await turn(signal)
      try {
        return await act()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else free++
      }
    },
  }
}
