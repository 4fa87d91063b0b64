// One way to speak with Redis or Valkey: what is asked while it is away fails at once, so that the caller can do without, and the connection comes back.
import type { Log } from '../log/log.ts'

const COMES_BACK_MS_MAX = 2_000
/** An idle connection is asked for a sign of life this often, */
const PING_MS = 1_000
/** and one that is mute for so long counts as lost. */
const MUTE_MS = 4_000
/** Calls that may wait for their answer. */
const WAITING_MAX = 10_000

export type Redis = Awaited<ReturnType<typeof redisClient>>

export async function redisClient(url: string, log: Log, what: string) {
  const { createClient } = await import('redis') // seven hundred files, which most lounges do without
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: WAITING_MAX,
    commandOptions: { timeout: MUTE_MS },
    pingInterval: PING_MS,
    socket: {
      connectTimeout: MUTE_MS,
      socketTimeout: MUTE_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, COMES_BACK_MS_MAX),
    },
  })
  client.on('error', (error: Error) => log.warn({ err: error }, `${what}: redis`))
  return client
}

/** Waits for the connection, or for the first failure to get one: it is tried again and again, and a lounge opens without. */
export const openRedis = (client: Redis): Promise<void> =>
  new Promise((resolve) => {
    client.once('error', () => resolve())
    client.connect().then(() => resolve(), () => resolve()) // prettier-ignore
  })

/** Looks once whether a server is there and takes us. */
export async function tryRedis(url: string): Promise<void> {
  const { createClient } = await import('redis')
  const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout: MUTE_MS } })
  client.on('error', () => {}) // the call below fails with it
  try {
    await client.connect()
    await client.ping()
  } finally {
    if (client.isOpen) client.destroy()
  }
}

/** Says the last words where somebody listens; waits for nobody. */
export async function closeRedis(client: Redis): Promise<void> {
  if (client.isReady) await client.close()
  else if (client.isOpen) client.destroy()
}
