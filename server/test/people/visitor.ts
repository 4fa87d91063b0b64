// Somebody at the door: a client of the API over real HTTP, with a cookie jar, the XSRF token and the bearer token, as the browser has them.
import { DOORS, type DoorName } from '@green-room/contract/doors'

export type Answer = { code: number; body: any; headers: Headers }
export type CallOptions = { key?: string; headers?: Record<string, string>; bare?: boolean }
export type Visitor = {
  call(door: DoorName, input?: Record<string, unknown>, options?: CallOptions): Promise<Answer>
  /** Sends files with the fields of a multipart body. */
  upload(
    door: DoorName,
    fields: Record<string, string | string[]>,
    files: { name: string; type: string; bytes: Uint8Array }[],
    options?: CallOptions,
  ): Promise<Answer>
  cookies: Map<string, string>
  token: string | undefined
  setToken(token: string | undefined): void
  headers(): Record<string, string>
}

export function createVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>()
  let token: string | undefined

  const headers = (): Record<string, string> => ({
    ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
    ...(cookies.has('XSRF-TOKEN') ? { 'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN')!) } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  })
  async function send(url: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(url, { ...init, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line) || value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { code: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }
  function address(door: DoorName, input: Record<string, unknown>): { method: string; url: string; rest: Record<string, unknown> } {
    const [method = 'GET', path = ''] = DOORS[door].split(' ')
    const rest = { ...input }
    const filled = path.replace(/:(\w+)/g, (_, name: string) => {
      const value = rest[name]
      delete rest[name]
      return encodeURIComponent(String(value))
    })
    return { method, url: `${origin}/api${filled}`, rest }
  }

  return {
    cookies,
    headers,
    get token() {
      return token
    },
    setToken: (next) => void (token = next),
    async call(door, input = {}, { key, headers: more, bare } = {}) {
      const { method, url, rest } = address(door, input)
      const all = { ...(bare ? {} : headers()), ...(key ? { 'idempotency-key': key } : {}), ...more }
      if (method === 'GET') {
        const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
        return send(`${url}${query.size > 0 ? `?${query}` : ''}`, { headers: all })
      }
      return send(url, { method, headers: { 'content-type': 'application/json', ...all }, body: JSON.stringify(rest) })
    },
    async upload(door, fields, files, { key, headers: more } = {}) {
      const { method, url } = address(door, {})
      const form = new FormData()
      for (const [name, value] of Object.entries(fields))
        for (const one of [value].flat()) form.append(Array.isArray(value) ? `${name}[]` : name, one)
      for (const file of files) form.append('attachments[]', new Blob([file.bytes as BlobPart], { type: file.type }), file.name)
      return send(url, { method, headers: { ...headers(), ...(key ? { 'idempotency-key': key } : {}), ...more }, body: form })
    },
  }
}
