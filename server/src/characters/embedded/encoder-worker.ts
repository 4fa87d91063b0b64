// The worker's side: one model, one batch at a time.
import { parentPort } from 'node:worker_threads'
import { SentenceModel } from './sentence-model.ts'

if (!parentPort) throw new Error('encoder-worker.ts runs as a worker thread only')
const port = parentPort
const model = await SentenceModel.load()
model.embed(['hello']) // the first line prepares the weights: nobody shall wait for it
port.on('message', ({ id, texts }: { id: number; texts: string[] }) => {
  try {
    port.postMessage({ id, vectors: model.embed(texts) })
  } catch (error) {
    port.postMessage({ id, error: String(error) })
  }
})
port.postMessage({ ready: true })
globalThis.gc?.({ type: 'major', flavor: 'last-resort' }) // what loading the weights has left behind is as large as the weights
