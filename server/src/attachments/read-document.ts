// What stands in a document, read in a thread of its own that can be ended: files of strangers may be broken, locked, endless or bombs
// (docs/decisions/0025-documents.md).
import { Worker } from 'node:worker_threads'
import { DOCUMENT_READERS, type DocumentFormat } from './document-readers.ts'
import { endingOf } from './formats.ts'
import { sniff } from './sniff.ts'

const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }
/** What is unpacked lies outside the heap, where no limit of the engine's holds: a PDF of 3 KB took 3 GB in ten seconds. */
const OUTSIDE_BYTES_MAX = 256 * 1024 * 1024
const LOOK_EVERY_MS = 50
const TIMEOUT_MS = 10_000

export type Reading = { text: string; reason?: undefined } | { text: null; reason: string }

/** The text of a document (at most 6,000 symbols), or why there is none. Never throws, and takes ten seconds at most once it began. */
export async function readDocument(bytes: Buffer, mediaType: string, timeoutMs = TIMEOUT_MS): Promise<Reading> {
  const format = await sniff(bytes)
  if (!format || !isDocument(format) || format !== endingOf(mediaType)) return { text: null, reason: 'not what it was' }
  return readInThread(bytes, format, timeoutMs)
}

const isDocument = (format: string): format is DocumentFormat => Object.hasOwn(DOCUMENT_READERS, format)

function readInThread(bytes: Buffer, format: DocumentFormat, timeoutMs: number): Promise<Reading> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: { bytes, format },
    resourceLimits: LIMITS,
    env: {},
    stdout: true,
    stderr: true,
  })
  return new Promise((resolve) => {
    const end = (reading: Reading): void => {
      clearTimeout(timer)
      clearInterval(watch)
      resolve(reading)
      void worker.terminate()
    }
    const fail = (reason: string): void => end({ text: null, reason })
    const timer = setTimeout(() => fail('took too long'), timeoutMs)
    const watch = setInterval(() => {
      worker.getHeapStatistics().then(
        ({ external_memory: outside }) => outside > OUTSIDE_BYTES_MAX && fail('unpacks to too much'),
        () => {}, // it has ended meanwhile
      )
    }, LOOK_EVERY_MS)
    worker.on('message', (text: string | null) => (text === null ? fail('no text in it') : end({ text })))
    worker.on('error', (error: Error & { code?: unknown }) => fail(typeof error.code === 'string' ? error.code : error.name)) // words may quote the file
    worker.on('exit', () => fail('its reader stopped'))
  })
}
