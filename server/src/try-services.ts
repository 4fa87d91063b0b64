// Tries, once the lounge is open, the services that its settings name and that it can live without for a while. A fault is a line that names the
// setting; it is no reason not to open: a mail server that restarts must not keep a lounge shut.
import { randomUUID } from 'node:crypto'
import { tryScanner } from './attachments/scan.ts'
import type { LlmConfig } from './characters/models/llm-config.ts'
import type { Config } from './platform/config/config.ts'
import { tryRedis } from './platform/live/redis.ts'
import { tryMailServer } from './platform/mailer.ts'
import { exchange } from './platform/outbound.ts'
import { wordsOf } from './platform/reach.ts'
import type { Storage } from './platform/storage/storage.ts'

const PATIENCE_MS = 10_000
const ANSWER_BYTES_MAX = 1024 * 1024

export async function tryServices(config: Config, { chain }: LlmConfig, storage: Storage): Promise<string[]> {
  const { smtpUrl, storageUrl, clamavUrl, redisUrl } = config
  const tries: [setting: string, attempt: () => Promise<unknown>][] = []
  if (smtpUrl !== undefined) tries.push(['SMTP_URL: mails wait, the server does not take them', () => tryMailServer(smtpUrl)])
  if (redisUrl !== undefined)
    tries.push(['REDIS_URL: other processes are not heard, and limits are counted in the database', () => tryRedis(redisUrl)])
  if (storageUrl !== undefined) tries.push(['STORAGE_URL: files can’t be kept', () => writeAndRemove(storage)])
  if (clamavUrl !== undefined) tries.push(['CLAMAV_URL: no upload is taken, the scanner does not answer', () => tryScanner(clamavUrl)])
  for (const link of chain) {
    if (link === 'embedded' || link.baseUrl === undefined) continue
    const { name, baseUrl, apiKey } = link
    tries.push([`LLM_${name.toUpperCase()}_BASE_URL: the model does not answer`, () => askForModels(baseUrl, apiKey)])
  }
  const faults = await Promise.all(
    tries.map(([words, attempt]) =>
      inTime(attempt()).then(
        () => null,
        (error: unknown) => `${words} (${wordsOf(error)})`,
      ),
    ),
  )
  return faults.filter((fault) => fault !== null)
}

async function writeAndRemove(storage: Storage): Promise<void> {
  const key = `start/${randomUUID()}`
  await storage.write(key, Buffer.from('Green Room'), 'text/plain')
  await storage.remove(key)
}

/** The list costs nothing, and a key that is refused is told by it. A server without a list is there all the same. */
async function askForModels(baseUrl: string, apiKey: string | undefined): Promise<void> {
  const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
  const { status } = await exchange(`${baseUrl.replace(/\/+$/, '')}/models`, {
    headers,
    timeoutMs: PATIENCE_MS,
    bytesMax: ANSWER_BYTES_MAX,
  })
  if (status === 401 || status === 403 || status >= 500) throw new Error(`it answered ${status}`)
}

async function inTime(attempt: Promise<unknown>): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer in ${PATIENCE_MS / 1_000} s`)), PATIENCE_MS).unref()
  })
  await Promise.race([attempt, late])
}
