// Sentence vectors from a worker thread: 6–20 ms of arithmetic a line never block the server's own thread. Lines of a conversation go
// before exemplars, which are prepared in small batches. A worker that dies is started again a few times; without it spelling decides alone.
import { Worker } from 'node:worker_threads'
import type { EngineLog } from '../log.ts'

/** Part of every cache key: other weights, other vectors. */
export const ENCODER_NAME = 'all-minilm-l6-v2'
/** A reader's line waits for one batch at most. */
const BATCH_LINES = 8
/** Its numbers live outside the heap; a heap without a limit grows by the garbage of every batch (measured: 80 MB). */
const HEAP = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 160 }
const RESTART_AFTER_MS = [1_000, 10_000, 60_000]

interface Job {
  texts: string[]
  resolve: (vectors: Float32Array[] | null) => void
}
type Answer = { ready?: true; id?: number; vectors?: Float32Array[]; error?: string }

export interface EncoderOptions {
  log: EngineLog
  /** Another worker program, for tests: a file that is missing is how weights that fail to load look from here. */
  workerUrl?: URL
}

export class Encoder {
  /** Resolves when the weights are loaded or known to be missing. */
  readonly started: Promise<void>
  readonly #options: EncoderOptions
  readonly #urgent: Job[] = []
  readonly #patient: Job[] = []
  #worker: Worker | null = null
  #running: Job | null = null
  #nextId = 0
  #restarts = 0
  #closed = false
  #restartTimer: NodeJS.Timeout | undefined
  #failure: string | null = null

  constructor(options: EncoderOptions) {
    this.#options = options
    this.started = this.#start()
  }

  /** Why there are no vectors, in words; null while all is well. */
  get failure(): string | null {
    return this.#failure
  }

  /** The worker thread, so that a test can end it as a crash would. */
  get thread(): Worker | null {
    return this.#worker
  }

  /** Unit vectors in the order of the texts, or null where the encoder is missing: never an error, and never a wait for a dead worker. */
  async embed(texts: string[], { urgent }: { urgent: boolean }): Promise<Float32Array[] | null> {
    const vectors: Float32Array[] = []
    for (let i = 0; i < texts.length; i += BATCH_LINES) {
      const batch = await new Promise<Float32Array[] | null>((resolve) => {
        const queue = urgent ? this.#urgent : this.#patient
        queue.push({ texts: texts.slice(i, i + BATCH_LINES), resolve })
        this.#next()
      })
      if (batch === null) return null
      vectors.push(...batch)
    }
    return vectors
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#restartTimer)
    await this.#worker?.terminate()
  }

  #start(): Promise<void> {
    return new Promise((resolve) => {
      const worker = new Worker(this.#options.workerUrl ?? new URL('./encoder-worker.ts', import.meta.url), { resourceLimits: HEAP })
      this.#worker = worker
      worker.on('message', (answer: Answer) => {
        if (answer.ready) {
          this.#failure = null
          resolve()
        } else this.#answer(answer)
        this.#next()
      })
      worker.on('error', (error) => this.#died(`the sentence encoder failed: ${error.message}`, resolve))
      worker.on('exit', () => this.#died('the sentence encoder has stopped', resolve))
      worker.unref() // an idle encoder keeps no process alive
    })
  }

  #answer({ vectors, error }: Answer): void {
    if (error) this.#options.log.warn({ error }, 'a batch could not be encoded')
    this.#running?.resolve(vectors ?? null)
    this.#running = null
  }

  #next(): void {
    if (this.#running) return
    if (this.#failure !== null || this.#closed) {
      for (const job of [...this.#urgent.splice(0), ...this.#patient.splice(0)]) job.resolve(null)
      return
    }
    this.#running = this.#urgent.shift() ?? this.#patient.shift() ?? null
    if (this.#running) {
      this.#worker?.ref()
      this.#worker?.postMessage({ id: this.#nextId++, texts: this.#running.texts })
    } else this.#worker?.unref()
  }

  #died(reason: string, resolve: () => void): void {
    if (this.#worker === null) return // an error is followed by an exit
    this.#worker = null
    this.#failure = reason
    this.#running?.resolve(null)
    this.#running = null
    this.#next()
    resolve()
    const wait = RESTART_AFTER_MS[this.#restarts++]
    if (this.#closed) return
    this.#options.log.warn({ reason, restart: wait !== undefined }, 'the embedded engine matches by spelling alone')
    if (wait === undefined) return
    this.#restartTimer = setTimeout(() => void this.#start(), wait)
    this.#restartTimer.unref()
  }
}
