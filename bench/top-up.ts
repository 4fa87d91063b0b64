// What a member waits for when topping up, at the sandbox gateway: the address of the payment page, the balance in another window of theirs once a
// signed webhook has come in (the gateway is asked, the books are written, the news goes out), and the receipt as a PDF.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import type { Client } from 'pg'
import { BILLING } from '../server/test/people/buyer.ts'
import { createPayer } from '../server/test/people/payer.ts'
import { ownerOf, requireDurable } from './lab/database.ts'
import { listen } from './lab/event-stream.ts'
import { figure, median, quantile } from './lab/figure.ts'
import { inLab } from './lab/lab.ts'
import { startLounge } from './lab/lounge-process.ts'
import { headersOf, makeMembers, signIn, type BenchMember } from './lab/members.ts'
import { ask, openWire, type Wire } from './lab/wire.ts'

const MEMBERS = 40
const WARM = 20
const CALLS = Number(process.env['BENCH_CALLS'] ?? 200)
/** Paid, and no webhook of its own: the one that is measured is ours. */
const SILENT = '4000 0000 0000 6306'

await inLab(async (lab) => {
  const lounge = await startLounge(lab)
  const owner = await ownerOf(lab, lounge)
  await requireDurable(owner)
  const members = await makeMembers(owner, MEMBERS)
  await signIn(lounge, members)
  await lounge.atRest()
  const wire = await openWire(lounge.port)
  const payer = createPayer(`http://127.0.0.1:${lounge.port}`, 'http://localhost:0')

  const opened: { member: BenchMember; order: string; page: string; ms: number }[] = []
  for (let i = 0; i < WARM + CALLS; i++) {
    const member = members[i % MEMBERS]!
    opened.push({ member, ...(await checkout(wire, member, 5 + Math.floor(i / MEMBERS))) })
  }
  const checkouts = opened.slice(WARM).map(({ ms }) => ms)
  figure('Checkout → address of the payment page, p95', quantile(checkouts, 0.95), 'ms', { atMost: 150 })
  figure('Checkout → address of the payment page, p50', median(checkouts), 'ms')

  const shown: number[] = []
  for (const { member, order, page } of opened) {
    const paid = await payer.payWith(page, SILENT)
    if (paid.status !== 303) throw new Error(`the card was answered with ${paid.status}`)
    shown.push(await tell(owner, lounge.port, member, order))
  }
  figure('Signed webhook → balance in another window, p95', quantile(shown.slice(WARM), 0.95), 'ms', { atMost: 500 })
  figure('Signed webhook → balance in another window, p50', median(shown.slice(WARM)), 'ms')

  const { rows } = await owner.query<{ id: string; owner_id: string }>(
    `SELECT r.id, o.owner_id FROM payments.receipt r JOIN payments.orders o ON o.id = r.order_id WHERE r.kind = 'receipt' ORDER BY r.id`,
  )
  if (rows.length !== opened.length) throw new Error(`${rows.length} receipts of ${opened.length} payments`)
  const drawn: number[] = []
  for (const { id, owner_id: of } of rows) {
    const startedAt = performance.now()
    const { status } = await wire.ask(ask('GET', `/api/receipts/${id}/pdf`, headersOf(members.find((one) => one.id === of)!)))
    if (status !== 200) throw new Error(`a receipt answered ${status}`)
    drawn.push(performance.now() - startedAt)
  }
  figure('Receipt as PDF, p95', quantile(drawn, 0.95), 'ms', { atMost: 300 })
  figure('Receipt as PDF, the first one', drawn[0]!, 'ms', { atMost: 300 })
  wire.close()
})

async function checkout(wire: Wire, member: BenchMember, amount: number): Promise<{ order: string; page: string; ms: number }> {
  const headers = { ...headersOf(member), 'idempotency-key': randomUUID() }
  const startedAt = performance.now()
  const { status, body } = await wire.ask(ask('POST', '/api/deposit/checkout', headers, { ...BILLING, amount }))
  const ms = performance.now() - startedAt
  if (status !== 200) throw new Error(`a checkout answered ${status}: ${body}`)
  const { order_id: order, redirect_url: page } = JSON.parse(body) as { order_id: string; redirect_url: string }
  return { order, page, ms }
}

/** Delivers the gateway's news of a payment, and waits for the balance on the live line of the member. */
async function tell(owner: Client, port: number, member: BenchMember, order: string): Promise<number> {
  const { rows } = await owner.query<{ secret: string; ref: string }>(
    'SELECT webhook_secret AS secret, provider_ref AS ref FROM sandbox_gateway.setting, payments.checkout WHERE order_id = $1',
    [order],
  )
  const { secret, ref } = rows[0]!
  const [id, at] = [`evt_${randomUUID().replaceAll('-', '')}`, new Date()]
  const body = JSON.stringify({ id, type: 'payment.paid', timestamp: at.toISOString(), data: { payment: ref } })
  let heardAt = 0
  const stream = await listen(port, headersOf(member), ({ name, at: when }) => void (name === 'balance.changed' && (heardAt ||= when)))
  const wire = await openWire(port)
  const startedAt = performance.now()
  const { status } = await wire.ask(
    `POST /api/webhooks/sandbox HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
      `webhook-id: ${id}\r\nwebhook-timestamp: ${Math.floor(at.getTime() / 1_000)}\r\nwebhook-signature: ${new Webhook(secret).sign(id, at, body)}\r\n` +
      `\r\n${body}`,
  )
  if (status !== 200) throw new Error(`the webhook was answered with ${status}`)
  for (const until = performance.now() + 20_000; heardAt === 0; await pause(1))
    if (performance.now() > until) throw new Error('no balance came')
  wire.close()
  stream.close()
  return heardAt - startedAt
}
