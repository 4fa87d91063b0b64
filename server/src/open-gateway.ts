// Which gateway charges the cards of this process: configuration alone decides (docs/product/money.md).
import type { Pool } from 'pg'
import { createSandboxAdapter } from './payments/gateways/sandbox-gateway.ts'
import type { PaymentGateway } from './payments/gateways/gateway.ts'
import type { Config } from './platform/config/config.ts'
import type { Log } from './platform/log/log.ts'
import type { Lounge } from './platform/lounge.ts'
import { sign } from './platform/secrets.ts'
import { createSandboxGateway, type SandboxGateway } from './sandbox/gateway/gateway.ts'

export type OpenGateway = {
  gateway: PaymentGateway
  /** False: no money moves. */
  livemode: boolean
  /** The other company, where it lives in this process: its routes want to be served. */
  sandbox: SandboxGateway | null
}
export type Opening = {
  config: Pick<Config, 'stripe' | 'sandbox'>
  publicUrl: string
  pool: Pool
  log: Log
  productName(): Promise<string>
  say(language: string, key: string, values?: Record<string, string | number>): string
}

/** Null where no gateway may run: checkout is closed then. */
export async function openGateway({ config, publicUrl, pool, log, productName, say }: Opening): Promise<OpenGateway | null> {
  if (config.stripe) {
    const { createStripeAdapter } = await import('./payments/gateways/stripe-gateway.ts')
    return { ...createStripeAdapter(config.stripe), sandbox: null }
  }
  if (!config.sandbox) return null
  const sandbox = await createSandboxGateway({ pool, log, publicUrl, merchantName: productName, say, webhookPath: '/api/webhooks/sandbox' })
  return { gateway: createSandboxAdapter({ ...sandbox, publicUrl }), livemode: false, sandbox }
}

/** What opens the pages of the sandbox in production; null outside it, where everybody may look. The one that is made stays the same. */
export const sandboxToken = ({ config, secrets }: Pick<Lounge, 'config' | 'secrets'>): string | null =>
  config.mode === 'production' ? (config.sandboxToken ?? sign(secrets.key('sandbox'), 'token')) : null
