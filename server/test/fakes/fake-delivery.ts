// A signed delivery of the fake gateway, and who brings it to the door.
import { createHmac } from 'node:crypto'

export type Delivery = { body: string; headers: Record<string, string> }
export const KEY = 'fake-webhook-key'

export const macOf = (key: string, time: number | string, body: string): string =>
  createHmac('sha256', key).update(`${time}.${body}`).digest('hex')

export function signed(body: string, at: Date, key: string): Delivery {
  const time = Math.floor(at.getTime() / 1000)
  return { body, headers: { 'content-type': 'application/json', 'fake-signature': `t=${time},v1=${macOf(key, time, body)}` } }
}

/** Brings a delivery to the door. */
export const bring = (origin: string, { body, headers }: Delivery): Promise<Response> =>
  fetch(`${origin}/api/webhooks/fake`, { method: 'POST', headers, body })
