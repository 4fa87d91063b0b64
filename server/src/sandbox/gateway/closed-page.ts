import type { Payment, Status } from './payment.ts'
import { BRAND, frame, MARK, messagePage, money } from './frame.ts'
import { html, type Markup } from './html.ts'
import { cardList } from './pay-page.ts'

/** What a payment's page says when there is nothing left to do on it. */
export function closedPage(payment: Payment, merchant: string): Markup {
  const sum = `${money(payment.amount, payment.currency)} to ${merchant}`
  const forward = { url: payment.success_url, label: `Continue to ${merchant}` }
  const back = { url: payment.cancel_url, label: `Return to ${merchant}` }
  const pages: Record<Exclude<Status, 'open'>, () => Markup> = {
    paid: () => messagePage('Paid', `Your payment of ${sum} has gone through.`, forward),
    processing: () => messagePage('On its way', `Your bank has your payment of ${sum} and will confirm it soon.`, forward),
    failed: () => messagePage('Not paid', `Your bank did not confirm the payment of ${sum}. Nothing was charged.`, back),
    expired: () => messagePage('Too late', `The time for your payment of ${sum} is over. Nothing was charged.`, back),
    canceled: () => messagePage('Canceled', `Your payment of ${sum} was canceled. Nothing was charged.`, back),
  }
  return pages[payment.status as Exclude<Status, 'open'>]()
}

export const homePage = (): Markup =>
  frame(
    'A gateway for tests',
    html`<main class="home">
      <p class="brand">${MARK} ${BRAND}</p>
      <h1>A gateway for tests</h1>
      <p>Shops send their payers here to pay by card. This one takes test cards alone: whatever is paid here, no money moves.</p>
      ${cardList(null)}
    </main>`,
  )
