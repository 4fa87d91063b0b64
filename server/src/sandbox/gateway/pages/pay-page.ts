import type { Field, Shown } from './card-form.ts'
import { DISPUTED_AFTER_S, spaced, TEST_CARDS, type TestCard } from '../payments/cards.ts'
import type { Seen } from '../payments/catch-up.ts'
import { BRAND, frame, MARK, money } from './frame.ts'
import { html, type Markup } from './html.ts'
import { BASE } from './page-answer.ts'
import type { Tongue } from '../payments/tongue.ts'

const MINUTE_MS = 60_000

type Pay = { tongue: Tongue; payment: Seen; merchant: string; shown: Shown; nonce: string; isStale: boolean }

export function payPage({ tongue, payment, merchant, shown, nonce, isStale }: Pay): Markup {
  const { say } = tongue
  const amount = money(payment.amount, payment.currency, tongue.code)
  const wrong = (['number', 'expiry', 'cvc'] as const).filter((name) => shown.errors[name])
  const action = `${BASE}/pay/${payment.token}`
  const title = say('pay-title', { amount, merchant })
  return frame(
    tongue,
    wrong.length > 0 ? say('check-title', { title }) : title,
    html`<main class="pay">
      <section class="summary">
        <p class="brand">${MARK} ${BRAND}</p>
        <h1>
          <span class="to">${say('pay-to', { merchant })}</span> <span class="amount"><bdi>${amount}</bdi></span>
        </h1>
        <dl>
          <dt>${say('for')}</dt>
          <dd><bdi>${payment.description}</bdi></dd>
          <dt>${say('reference')}</dt>
          <dd><bdi>${payment.reference}</bdi></dd>
          <dt>${say('time-left')}</dt>
          <dd>${timeLeft(tongue, payment)}</dd>
        </dl>
        <form method="post" action="${action}/cancel">
          <input type="hidden" name="nonce" value="${nonce}" />
          <button class="quiet">${say('cancel-to', { merchant })}</button>
        </form>
      </section>
      <section class="card" aria-labelledby="by-card">
        <h2 id="by-card">${say('by-card')}</h2>
        ${alertOf(tongue, payment, wrong.length, isStale)}
        <form method="post" action="${action}" novalidate>
          <input type="hidden" name="nonce" value="${nonce}" />
          ${field(tongue, 'number', shown, { complete: 'cc-number', focus: wrong[0] === 'number' })}
          <div class="pair">
            ${field(tongue, 'expiry', shown, { complete: 'cc-exp', focus: wrong[0] === 'expiry' })}
            ${field(tongue, 'cvc', shown, {
              complete: 'cc-csc',
              focus: wrong[0] === 'cvc' || (wrong.length === 0 && shown.number !== ''),
            })}
          </div>
          <button class="button">${say('pay', { amount })}</button>
        </form>
        <p class="small">${say('kept-apart', { merchant })}</p>
      </section>
      ${cardList(tongue, `${action}?card=`)}
    </main>`,
  )
}

function alertOf({ say }: Tongue, { declined }: Seen, wrong: number, isStale: boolean): Markup | null {
  const text = wrong > 0 ? say('wrong-fields', { count: wrong }) : isStale ? say('stale') : declined && say(declined)
  return text ? html`<p class="alert" role="alert">${text}</p>` : null
}

type Look = { complete: string; focus: boolean }
function field({ say }: Tongue, name: Field, { errors, ...values }: Shown, { complete, focus }: Look): Markup {
  const error = errors[name] ? say(errors[name]) : null
  const described = [error && `${name}-error`, `${name}-hint`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${say(name)}</label>
    <span class="hint" id="${name}-hint">${say(`${name}-hint`)}</span>
    <input
      id="${name}"
      name="${name}"
      dir="ltr"
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
export function cardList({ say }: Tongue, fill: string | null): Markup {
  return html`<section class="tests" aria-labelledby="tests">
    <h2 id="tests">${say('test-cards')}</h2>
    <p class="small">${say('test-cards-text')}${fill && ` ${say('test-cards-fill')}`}</p>
    <ul>
      ${TEST_CARDS.map(({ name, number, outcome }) => {
        const row = html`<span class="digits" dir="ltr">${spaced(number)}</span>
          <span>${say(`card-${name}`, { seconds: secondsOf(outcome) })}</span>`
        return html`<li>${fill ? html`<a href="${fill}${name}">${row}</a>` : row}</li>`
      })}
    </ul>
  </section>`
}

const secondsOf = (outcome: TestCard['outcome']): number => (outcome.kind === 'slow' ? outcome.afterS : DISPUTED_AFTER_S)

function timeLeft({ say }: Tongue, { expires_at: end, seen_at: now }: Seen): string {
  const minutes = Math.max(1, Math.floor((end.getTime() - now.getTime()) / MINUTE_MS))
  return say('time', { minutes, until: end.toISOString().slice(11, 16) })
}
