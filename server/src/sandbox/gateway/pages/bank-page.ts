import { brandOf, cardByName } from '../payments/cards.ts'
import type { Seen } from '../payments/catch-up.ts'
import { CODE, TRIES_MAX, type Challenge } from '../payments/charge-card.ts'
import { frame, money } from './frame.ts'
import { html, type Markup } from './html.ts'
import { BASE } from './page-answer.ts'
import type { Tongue } from '../payments/tongue.ts'

type Bank = { tongue: Tongue; payment: Seen; merchant: string; challenge: Challenge; nonce: string }

export function bankPage({ tongue, payment, merchant, challenge, nonce }: Bank): Markup {
  const card = cardByName(challenge.card)!
  const { say } = tongue
  const isWrong = challenge.tries > 0
  const action = `${BASE}/3ds/${challenge.token}`
  return frame(
    tongue,
    isWrong ? say('bank-wrong-title', { title: say('bank-title') }) : say('bank-title'),
    html`<main class="bank">
      <p class="brand bank-name">${say('bank')} <bdi class="small">3-D Secure</bdi></p>
      <h1>${say('bank-lead')}</h1>
      <dl>
        <dt>${say('to')}</dt>
        <dd><bdi>${merchant}</bdi></dd>
        <dt>${say('amount')}</dt>
        <dd><bdi>${money(payment.amount, payment.currency, tongue.code)}</bdi></dd>
        <dt>${say('card')}</dt>
        <dd>${say('card-ending', { card: brandOf(card.number) === 'visa' ? 'Visa' : 'Mastercard', digits: card.number.slice(-4) })}</dd>
      </dl>
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="nonce" value="${nonce}" />
        <div class="field">
          <label for="code">${say('code')}</label>
          <span class="hint" id="code-hint">${say('code-hint', { code: CODE })}</span>
          <input
            id="code"
            name="code"
            dir="ltr"
            autocomplete="one-time-code"
            inputmode="numeric"
            maxlength="12"
            required
            aria-describedby="${isWrong ? 'code-error ' : ''}code-hint"
            ${isWrong && html`aria-invalid="true" autofocus`}
          />
          ${isWrong && html`<p class="error" id="code-error">${say('code-wrong', { tries: TRIES_MAX - challenge.tries })}</p>`}
        </div>
        <button class="button">${say('confirm')}</button>
      </form>
      <form method="post" action="${action}/cancel">
        <input type="hidden" name="nonce" value="${nonce}" />
        <button class="quiet">${say('cancel')}</button>
      </form>
    </main>`,
  )
}
