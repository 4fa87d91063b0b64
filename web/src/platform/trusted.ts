// Where the browser has Trusted Types, no text becomes markup and no address a script but through these (and through DOMPurify): the pages'
// content security policy names them (server: pages/routes.ts). Elsewhere they check the same and hand on what they were given.
const ours = (pattern: RegExp) => (text: string) => {
  if (pattern.test(text)) return text
  throw new TypeError('not ours')
}
/** Text that the page came with: the server cleaned it, and React writes it anew where it can't take the page over as it stands. Or nothing. */
export const asSent = new Set([''])
const drawing = ours(/^<svg[^<]*(<\/?(svg|g|path|rect|circle|ellipse|clipPath)\b[^<]*)*$/)
const RULES = {
  /** A drawing, made of shapes and colours alone, or what the page came with. */
  createHTML: (text: string): string => (asSent.has(text) ? text : drawing(text)),
  createScriptURL: ours(/^(\/sw\.js|https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=[\w%-]+)$/),
}
type Policy = { createHTML(drawing: string): TrustedHTML | string; createScriptURL(address: string): string }
type Factory = { createPolicy(name: string, rules: typeof RULES): Policy }

let policy: Policy | undefined
/** Made when first asked for: a browser lets each name be taken once. */
export const trusted = (): Policy =>
  (policy ??= (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('green-room', RULES) ?? RULES)
