// What all pages share: the brand, and the words that no money moves.
import { numbersIn } from '@green-room/contract/numbers'
import { html, type Markup } from './html.ts'
import type { Tongue } from '../payments/tongue.ts'

export const BRAND = 'Sandbank'

export const money = (minor: string, currency: string, language: string): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value
  return numbersIn(language).money(Number(minor) / 10 ** digits, symbol ?? currency, digits)
}

export const MARK = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
  <rect width="32" height="32" rx="9" class="mark-night" />
  <circle cx="22" cy="10" r="4" class="mark-sun" />
  <path d="M0 21c5-5 9-5 13-2s9 4 19-2v6a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z" class="mark-far" />
  <path d="M0 25c7-4 11 1 16 1s9-3 16-3v0a9 9 0 0 1-9 9H9a9 9 0 0 1-9-7z" class="mark-near" />
</svg>`

export function frame({ code, dir, say }: Tongue, title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="${code}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – ${BRAND}</title>
        <link rel="icon" href="/sandbox/gateway/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/sandbox/gateway/style.css" />
      </head>
      <body>
        <header class="notice">${say('notice')}</header>
        ${body}
        <footer class="foot">
          <p>${say('foot', { brand: BRAND })}</p>
        </footer>
      </body>
    </html>`
}

/** A page of one message and one way on. */
export function messagePage(tongue: Tongue, title: string, text: string, on: { url: string; label: string } | null): Markup {
  return frame(
    tongue,
    title,
    html`<main class="message">
      <p class="brand">${MARK} ${BRAND}</p>
      <h1>${title}</h1>
      <p>${text}</p>
      ${on ? html`<p><a class="button" href="${on.url}">${on.label}</a></p>` : null}
    </main>`,
  )
}
