// The operator's Google tag in Consent Mode v2, basic: nothing of it is asked for before the visitor has agreed (docs/decisions/0053-consent.md).
import { trusted } from './trusted.ts'

const SOURCE = 'https://www.googletagmanager.com/gtag/js?id='
const ADVERTISING = ['ad_storage', 'ad_user_data', 'ad_personalization'] as const
const OWN_COOKIES = /^(_ga|_gcl|_gac)/

const all = (state: 'granted' | 'denied') => Object.fromEntries(ADVERTISING.map((name) => [name, state]))

export function startTag(id: string): void {
  const page = globalThis as { dataLayer?: unknown[] }
  if (page.dataLayer) return
  const layer: unknown[] = (page.dataLayer = [])
  function gtag(..._words: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- Google's script reads arguments objects alone
    layer.push(arguments)
  }
  gtag('consent', 'default', { ...all('denied'), analytics_storage: 'denied' })
  gtag('consent', 'update', all('granted'))
  gtag('js', new Date())
  gtag('config', id)
  const src = trusted().createScriptURL(SOURCE + encodeURIComponent(id))
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }))
}

/** What the tag left behind goes with the consent. It writes its cookies for the widest domain that takes them. */
export function forgetTag(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=', 1)[0]!)) {
    if (OWN_COOKIES.test(name)) for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
}
