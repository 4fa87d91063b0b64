// Stripe's own client over our one way out: no redirects, answers capped, every call broken off with the caller's signal.
import { AsyncLocalStorage } from 'node:async_hooks'
import { Stripe } from 'stripe'
import { exchange } from '#server/platform/outbound.ts'
import { GatewayRefused, GatewayUnavailable } from './gateway.ts'

const TIMEOUT_MS = 5_000
const BYTES_MAX = 8 * 1024 * 1024

export type StripeAddress = { protocol: 'http' | 'https'; host: string; port: number }
export type StripeCalls = { stripe: Stripe; ask<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> }

export function createStripeCalls(secretKey: string, address?: StripeAddress): StripeCalls {
  // Stripe's client passes no abort signal on to its requests, so it is handed over separately.
  const signals = new AsyncLocalStorage<AbortSignal>()
  async function fetchBounded(url: unknown, init?: RequestInit): Promise<Response> {
    const given = [init?.signal, signals.getStore()].filter((signal) => !!signal)
    const { status, headers, text } = await exchange(url as string, {
      method: init?.method as 'GET' | 'POST',
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(init?.body ? { body: init.body as string } : {}),
      timeoutMs: TIMEOUT_MS,
      bytesMax: BYTES_MAX,
      signal: AbortSignal.any(given),
    })
    // The library takes any object without `error` for a success, whatever the status; over other JSON it trips: its promise stays open and its error
    // ends the process.
    if (!/^\s*\{/.test(text) || (status >= 300 && !/"error"\s*:/.test(text))) throw new Error(`answered ${status} without Stripe's words`)
    return new Response(text, { status, headers })
  }
  const stripe = new Stripe(secretKey, {
    ...address,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchBounded),
  })
  return {
    stripe,
    async ask(signal, call) {
      try {
        return await signals.run(signal, call)
      } catch (error) {
        throw asOurs(error)
      }
    },
  }
}

/**
 * Refused for good (400, 402, 404): Stripe understood, and would say the same again. A key that doesn't fit is the operator's to mend, not
 * the order's fault.
 */
function asOurs(error: unknown): Error {
  if (error instanceof GatewayUnavailable || error instanceof GatewayRefused) return error
  const { StripeInvalidRequestError, StripeCardError, StripeIdempotencyError } = Stripe.errors
  const isVerdict = [StripeInvalidRequestError, StripeCardError, StripeIdempotencyError].some((kind) => error instanceof kind)
  if (!isVerdict) return new GatewayUnavailable('Stripe was not reached', { cause: error })
  const { code, type } = error as InstanceType<typeof Stripe.errors.StripeError>
  return new GatewayRefused(code ?? type, { cause: error })
}
