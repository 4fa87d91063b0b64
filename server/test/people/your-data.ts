// A member's own zip, as they would get it.
import { strFromU8, unzipSync } from 'fflate'
import { waitFor } from '../lounge.ts'
import type { Visitor } from './visitor.ts'

/** Orders an export and waits until it is ready; answers its id. */
export async function exportOf(visitor: Visitor, password: string): Promise<string> {
  const { code, body } = await visitor.call('orderExport', { password })
  if (code !== 200) throw new Error(JSON.stringify(body))
  await waitFor(async () => {
    const { body: list } = await visitor.call('listExports')
    return list.payload.find((one: { id: string; state: string }) => one.id === body.payload.id)?.state === 'ready'
  })
  return body.payload.id
}

/** As the browser's link does it: with the cookies alone. */
export function download(origin: string, visitor: Visitor, id: string): Promise<Response> {
  const { authorization: _none, ...headers } = visitor.headers()
  return fetch(`${origin}/api/user/exports/${id}`, { headers })
}

export async function unpack(response: Response): Promise<{ files: Record<string, string>; json(path: string): any }> {
  const entries = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())))
  const files = Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]))
  return { files, json: (path) => JSON.parse(files[path]!) }
}
