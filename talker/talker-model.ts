// The talker as a language model of the AI SDK, so that it stands in the chain like any other. What it says of a turn is settled before the
// chain is asked, for models play the same scene: it stands in the call's options, and the prompt is not read.
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from '@ai-sdk/provider'

const USAGE = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}
const FINISH = { finishReason: { unified: 'stop', raw: 'stop' }, usage: USAGE } as const

export class TalkerModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4'
  readonly provider = 'green-room'
  readonly modelId: string
  readonly supportedUrls = {}
  readonly #key: string

  /** `key`: under which the text stands in the call's provider options, as `text`. */
  constructor(modelId: string, key: string) {
    this.modelId = modelId
    this.#key = key
  }

  async doStream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    const parts: LanguageModelV4StreamPart[] = [
      { type: 'stream-start', warnings: [] },
      { type: 'text-start', id: '0' },
      { type: 'text-delta', id: '0', delta: this.#text(options) },
      { type: 'text-end', id: '0' },
      { type: 'finish', ...FINISH },
    ]
    return {
      stream: new ReadableStream({
        start(out) {
          for (const part of parts) out.enqueue(part)
          out.close()
        },
      }),
    }
  }

  async doGenerate(options: LanguageModelV4CallOptions): Promise<LanguageModelV4GenerateResult> {
    return { content: [{ type: 'text', text: this.#text(options) }], ...FINISH, warnings: [] }
  }

  #text({ providerOptions, abortSignal }: LanguageModelV4CallOptions): string {
    abortSignal?.throwIfAborted()
    const text = providerOptions?.[this.#key]?.['text']
    if (typeof text !== 'string') throw new Error('the talker was called without a text')
    return text
  }
}
