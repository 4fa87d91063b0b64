import { brandOf, cardByName } from './cards.ts'
import type { Seen } from './catch-up.ts'
import { CODE, TRIES_MAX, type Challenge } from './charge-card.ts'
import { frame, money } from './frame.ts'
import { html, type Markup } from './html.ts'
import { BASE } from './page-answer.ts'

type Bank = { payment: Seen; merchant: string; challenge: Challenge; nonce: string }

export function bankPage({ payment, merchant, challenge, nonce }: Bank): Markup {
  const card = cardByName(challenge.card)!
  const left = TRIES_MAX - challenge.tries
  const isWrong = challenge.tries > 0
  const action = `${BASE}/3ds/${challenge.token}`
  return frame(
    `${isWrong ? 'Wrong code: ' : ''}Confirm with your bank`,
    html`<main class="bank">
      <p class="brand bank-name">Example Bank <span class="small">3-D Secure</span></p>
      <h1>Confirm this payment</h1>
      <dl>
        <dt>To</dt>
        <dd>${merchant}</dd>
        <dt>Amount</dt>
        <dd>${money(payment.amount, payment.currency)}</dd>
        <dt>Card</dt>
        <dd>${brandOf(card.number) === 'visa' ? 'Visa' : 'Mastercard'}, ending in ${card.number.slice(-4)}</dd>
      </dl>
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="nonce" value="${nonce}" />
        <div class="field">
          <label for="code">Code</label>
          <span class="hint" id="code-hint">A bank would send it to your phone. In this test it is ${CODE}.</span>
          <input
            id="code"
            name="code"
            autocomplete="one-time-code"
            inputmode="numeric"
            maxlength="12"
            required
            aria-describedby="${isWrong ? 'code-error ' : ''}code-hint"
            ${isWrong && html`aria-invalid="true" autofocus`}
          />
          ${isWrong && html`<p class="error" id="code-error">That was not the code. ${left === 1 ? 'One try' : `${left} tries`} left.</p>`}
        </div>
        <button class="button">Confirm</button>
      </form>
      <form method="post" action="${action}/cancel">
        <input type="hidden" name="nonce" value="${nonce}" />
        <button class="quiet">Cancel</button>
      </form>
    </main>`,
  )
}
