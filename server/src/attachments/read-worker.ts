// The worker's side of reading one document. It has neither environment nor database, a small heap, and seconds to live.
import { parentPort, workerData } from 'node:worker_threads'
import { DOCUMENT_READERS, type DocumentFormat } from './document-readers.ts'
import { keptText } from './kept-text.ts'

if (!parentPort) throw new Error('read-worker.ts runs as a worker thread only')
const port = parentPort
const { bytes, format } = workerData as { bytes: Uint8Array; format: DocumentFormat }
const text = await DOCUMENT_READERS[format](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
port.postMessage(keptText(text))
