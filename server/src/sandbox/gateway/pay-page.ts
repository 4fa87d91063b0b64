import type { Field, Shown } from './card-form.ts'
import { spaced, TEST_CARDS, type Decline } from './cards.ts'
import type { Seen } from './catch-up.ts'
import { BRAND, frame, MARK, money } from './frame.ts'
import { html, type Markup } from './html.ts'
import { BASE } from './page-answer.ts'

const DECLINES: Record<Decline, string> = {
  declined: 'The bank declined this card. Nothing was charged: try another card.',
  'insufficient-funds': 'There is not enough money on this card. Nothing was charged: try another card.',
  'expired-card': 'This card has expired. Nothing was charged: try another card.',
  'wrong-cvc': 'The security code was wrong. Nothing was charged: try again.',
  'processing-error': 'The payment could not be processed. Nothing was charged: try again in a moment.',
  'authentication-failed': 'Your bank could not confirm that it is you. Nothing was charged: try again.',
  'authentication-canceled': 'You canceled the question of your bank. Nothing was charged.',
  'authentication-late': 'The question of your bank was open too long. Nothing was charged: try again.',
}
const STALE = 'This page was out of date, or your browser refuses its cookie. Nothing was charged: enter your card again.'
const MINUTE_MS = 60_000

type Pay = { payment: Seen; merchant: string; shown: Shown; nonce: string; isStale: boolean }

export function payPage({ payment, merchant, shown, nonce, isStale }: Pay): Markup {
  const amount = money(payment.amount, payment.currency)
  const wrong = (['number', 'expiry', 'cvc'] as const).filter((name) => shown.errors[name])
  const action = `${BASE}/pay/${payment.token}`
  return frame(
    `${wrong.length > 0 ? 'Check your card: ' : ''}Pay ${amount} to ${merchant}`,
    html`<main class="pay">
      <section class="summary">
        <p class="brand">${MARK} ${BRAND}</p>
        <h1><span class="to">Pay ${merchant}</span> <span class="amount">${amount}</span></h1>
        <dl>
          <dt>For</dt>
          <dd>${payment.description}</dd>
          <dt>Reference</dt>
          <dd>${payment.reference}</dd>
          <dt>Time left</dt>
          <dd>${timeLeft(payment)}</dd>
        </dl>
        <form method="post" action="${action}/cancel">
          <input type="hidden" name="nonce" value="${nonce}" />
          <button class="quiet">Cancel and return to ${merchant}</button>
        </form>
      </section>
      <section class="card" aria-labelledby="by-card">
        <h2 id="by-card">Pay by card</h2>
        ${alertOf(payment, wrong.length, isStale)}
        <form method="post" action="${action}" novalidate>
          <input type="hidden" name="nonce" value="${nonce}" />
          ${field('number', 'Card number', shown, { complete: 'cc-number', hint: 'Visa or Mastercard', focus: wrong[0] === 'number' })}
          <div class="pair">
            ${field('expiry', 'Expiry date', shown, { complete: 'cc-exp', hint: 'Month / year', focus: wrong[0] === 'expiry' })}
            ${field('cvc', 'Security code', shown, {
              complete: 'cc-csc',
              hint: '3 digits on the back',
              focus: wrong[0] === 'cvc' || (wrong.length === 0 && shown.number !== ''),
            })}
          </div>
          <button class="button">Pay ${amount}</button>
        </form>
        <p class="small">${merchant} never sees your card: it learns the brand, the last four digits and the country.</p>
      </section>
      ${cardList(`${action}?card=`)}
    </main>`,
  )
}

function alertOf(payment: Seen, wrong: number, isStale: boolean): Markup | null {
  const text =
    wrong > 0
      ? wrong === 1
        ? 'One field needs another look.'
        : `${wrong} fields need another look.`
      : isStale
        ? STALE
        : DECLINES[payment.declined as Decline]
  return text ? html`<p class="alert" role="alert">${text}</p>` : null
}

type Look = { complete: string; hint: string; focus: boolean }
function field(name: Field, label: string, { errors, ...values }: Shown, { complete, hint, focus }: Look): Markup {
  const error = errors[name] ?? null
  const described = [error && `${name}-error`, `${name}-hint`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <span class="hint" id="${name}-hint">${hint}</span>
    <input
      id="${name}"
      name="${name}"
      value="${name === 'cvc' ? '' : values[name]}"
      autocomplete="${complete}"
      inputmode="numeric"
      maxlength="${name === 'number' ? 26 : name === 'cvc' ? 4 : 9}"
      required
      aria-describedby="${described}"
      ${error && html`aria-invalid="true"`}
      ${focus && html`autofocus`}
    />
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`
}

/** What each test card does, to be read without a click. With `fill`, a card's name after it fills the form in. */
export function cardList(fill: string | null): Markup {
  return html`<section class="tests" aria-labelledby="tests">
    <h2 id="tests">Test cards</h2>
    <p class="small">Any date to come and any security code will do.${fill && ' Choosing a card fills its number in.'}</p>
    <ul>
      ${TEST_CARDS.map(({ name, number, says }) => {
        const row = html`<span class="digits">${spaced(number)}</span> <span>${says}</span>`
        return html`<li>${fill ? html`<a href="${fill}${name}">${row}</a>` : row}</li>`
      })}
    </ul>
  </section>`
}

function timeLeft({ expires_at: end, seen_at: now }: Seen): string {
  const minutes = Math.max(1, Math.floor((end.getTime() - now.getTime()) / MINUTE_MS))
  return `${minutes === 1 ? '1 minute' : `${minutes} minutes`}, until ${end.toISOString().slice(11, 16)} UTC`
}
