import type { Payment } from '../payments/payment.ts'
import { BRAND, frame, MARK, messagePage, money } from './frame.ts'
import { html, type Markup } from './html.ts'
import { cardList } from './pay-page.ts'
import type { Tongue } from '../payments/tongue.ts'

/** What a payment's page says when there is nothing left to do on it. */
export function closedPage(tongue: Tongue, { amount, currency, status, ...payment }: Payment, merchant: string): Markup {
  const { say } = tongue
  const on =
    status === 'paid' || status === 'processing'
      ? { url: payment.success_url, label: say('continue-to', { merchant }) }
      : { url: payment.cancel_url, label: say('return-to', { merchant }) }
  return messagePage(tongue, say(`${status}-title`), say(`${status}-text`, { amount: money(amount, currency, tongue.code), merchant }), on)
}

export const homePage = (tongue: Tongue): Markup =>
  frame(
    tongue,
    tongue.say('home-title'),
    html`<main class="home">
      <p class="brand">${MARK} ${BRAND}</p>
      <h1>${tongue.say('home-title')}</h1>
      <p>${tongue.say('home-text')}</p>
      ${cardList(tongue, null)}
    </main>`,
  )
