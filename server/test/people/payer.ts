// Somebody who goes through the sandbox gateway's pages as a browser without script does: cookies, forms as they stand in the page, redirects one by one.

export type Seen = { status: number; location: string | null; html: string; headers: Headers }
export type Form = { action: string; fields: Record<string, string> }
export type Payer = {
  visit(url: string): Promise<Seen>
  /** Sends the form of this page whose address ends like this, with these fields over its own. */
  send(page: Seen, ending: string, fields?: Record<string, string>): Promise<Seen>
  /** Puts a card to a payment and answers where that leads. */
  payWith(url: string, number: string, more?: Record<string, string>): Promise<Seen>
  cookies: Map<string, string>
}

export function createPayer(origin: string, publicUrl: string): Payer {
  const cookies = new Map<string, string>()
  async function ask(url: string, init: RequestInit = {}): Promise<Seen> {
    const answer = await fetch(url.replace(publicUrl, origin).replace(/^\//, `${origin}/`), {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      cookies.set(name!, value!)
    }
    return { status: answer.status, location: answer.headers.get('location'), html: await answer.text(), headers: answer.headers }
  }
  const send: Payer['send'] = (page, ending, fields = {}) => {
    const form = formsOf(page.html).find(({ action }) => action.endsWith(ending))
    if (!form) throw new Error(`no form to ${ending} on this page: ${page.status} ${page.location} ${page.html.slice(0, 200)}`)
    return ask(form.action, { method: 'POST', body: new URLSearchParams({ ...form.fields, ...fields }) })
  }
  return {
    cookies,
    send,
    visit: (url) => ask(url),
    async payWith(url, number, more = {}) {
      const page = await ask(url)
      return send(page, new URL(url).pathname, { number, expiry: '12 / 39', cvc: '123', ...more })
    },
  }
}

export function formsOf(html: string): Form[] {
  return [...html.matchAll(/<form[^>]*action="([^"]+)"[^>]*>(.*?)<\/form>/gs)].map(([, action, inner]) => ({
    action: action!,
    fields: Object.fromEntries(
      [...inner!.matchAll(/<input([^>]*)>/gs)].map(([, attributes]) => [
        /name="([^"]*)"/.exec(attributes!)?.[1] ?? '',
        /value="([^"]*)"/.exec(attributes!)?.[1] ?? '',
      ]),
    ),
  }))
}
