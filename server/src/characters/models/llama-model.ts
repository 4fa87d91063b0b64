// node-llama-cpp as a language model of the AI SDK. The package is optional: it is imported from a folder of its own when a model of this
// kind is first used (docs/operations.md); the product installs, builds and passes its tests without it.
import { basename } from 'node:path'
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from '@ai-sdk/provider'
import { importLlama, requireGguf, type Library, type Llama, type Sequence } from './llama-package.ts'

export interface LlamaSettings {
  packageDir: string
  modelPath: string
  contextTokens: number
  /** Replies at once; the others wait for a sequence. */
  parallel: number
  threads: number
}

export class LlamaModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4'
  readonly provider = 'llama-cpp'
  readonly supportedUrls = {}
  readonly modelId: string
  readonly #settings: LlamaSettings
  #loaded: Promise<{ library: Library; llama: Llama }> | undefined
  readonly #idle: Sequence[] = []
  readonly #waiting: ((sequence: Sequence) => void)[] = []

  constructor(settings: LlamaSettings) {
    this.#settings = settings
    this.modelId = basename(settings.modelPath)
  }

  async doStream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    options.abortSignal?.throwIfAborted()
    const { library } = await this.#load()
    const sequence = await this.#acquire(options.abortSignal)
    return { stream: new ReadableStream({ start: (out) => void this.#speak(library, sequence, options, out) }) }
  }

  async doGenerate(options: LanguageModelV4CallOptions): Promise<LanguageModelV4GenerateResult> {
    let text = ''
    for await (const part of (await this.doStream(options)).stream) {
      if (part.type === 'text-delta') text += part.delta
      if (part.type === 'finish')
        return { content: [{ type: 'text', text }], finishReason: part.finishReason, usage: part.usage, warnings: [] }
    }
    throw new Error('the answer ended without a finish part')
  }

  async close(): Promise<void> {
    await (await this.#loaded?.catch(() => undefined))?.llama.dispose()
  }

  async #speak(
    library: Library,
    sequence: Sequence,
    options: LanguageModelV4CallOptions,
    out: ReadableStreamDefaultController<LanguageModelV4StreamPart>,
  ): Promise<void> {
    const before = sequence.tokenMeter.getState()
    let chat: InstanceType<Library['LlamaChat']> | undefined
    try {
      chat = new library.LlamaChat({ contextSequence: sequence, autoDisposeSequence: false })
      out.enqueue({ type: 'stream-start', warnings: [] })
      out.enqueue({ type: 'text-start', id: '0' })
      const { metadata } = await chat.generateResponse(historyOf(options.prompt), {
        maxTokens: options.maxOutputTokens ?? 256,
        temperature: options.temperature ?? 0.8,
        signal: options.abortSignal,
        stopOnAbortSignal: false,
        onTextChunk: (delta) => out.enqueue({ type: 'text-delta', id: '0', delta }),
      })
      const { usedInputTokens: input, usedOutputTokens: output } = sequence.tokenMeter.diff(before)
      out.enqueue({ type: 'text-end', id: '0' })
      out.enqueue({
        type: 'finish',
        finishReason: { unified: metadata.stopReason === 'maxTokens' ? 'length' : 'stop', raw: metadata.stopReason },
        usage: {
          inputTokens: { total: input, noCache: input, cacheRead: undefined, cacheWrite: undefined },
          outputTokens: { total: output, text: output, reasoning: undefined },
        },
      })
      out.close()
    } catch (error) {
      out.error(error)
    } finally {
      chat?.dispose()
      // The next reply of this sequence belongs to another person: one that can't be cleared is not used again.
      await sequence.clearHistory().then(
        () => this.#release(sequence),
        () => {},
      )
    }
  }

  #load() {
    return (this.#loaded ??= this.#open().catch((error: unknown) => {
      this.#loaded = undefined
      throw error
    }))
  }

  async #open() {
    const { packageDir, modelPath, contextTokens, parallel, threads } = this.#settings
    await requireGguf(modelPath)
    const library = await importLlama(packageDir)
    // Never builds and never downloads: on a server that is a failure with a clear message.
    const llama = await library.getLlama({
      gpu: false,
      build: 'never',
      skipDownload: true,
      progressLogs: false,
      logLevel: library.LlamaLogLevel.error,
      maxThreads: threads,
    })
    const model = await llama.loadModel({ modelPath })
    const context = await model.createContext({ contextSize: contextTokens, sequences: parallel, threads })
    for (let i = 0; i < parallel; i++) this.#idle.push(context.getSequence())
    return { library, llama }
  }

  #acquire(signal: AbortSignal | undefined): Promise<Sequence> {
    const sequence = this.#idle.pop()
    if (sequence) return Promise.resolve(sequence)
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        this.#waiting.splice(this.#waiting.indexOf(take), 1)
        reject(signal!.reason as Error)
      }
      const take = (freed: Sequence) => {
        signal?.removeEventListener('abort', onAbort)
        resolve(freed)
      }
      this.#waiting.push(take)
      signal?.addEventListener('abort', onAbort, { once: true })
    })
  }

  #release(sequence: Sequence): void {
    const next = this.#waiting.shift()
    if (next) next(sequence)
    else this.#idle.push(sequence)
  }
}

const historyOf = (prompt: LanguageModelV4Prompt) =>
  prompt.map((message) => {
    const text =
      typeof message.content === 'string'
        ? message.content
        : message.content.map((part) => (part.type === 'text' ? part.text : '')).join('')
    if (message.role === 'assistant') return { type: 'model' as const, response: [text] }
    return { type: message.role === 'system' ? ('system' as const) : ('user' as const), text }
  })
