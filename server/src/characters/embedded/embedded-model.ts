// The embedded engine as a language model of the AI SDK, so that it stands in the chain like any other. It finds its turn in the call's
// options and gives its state back in the finish part; the prompt it is handed it does not read.
import type {
  JSONObject,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from '@ai-sdk/provider'
import { EXCHANGE_KEY } from '../exchange-key.ts'
import type { EmbeddedEngine } from './embedded-engine.ts'
import type { EmbeddedReply, EmbeddedTurn } from './turn-frame.ts'

const NO_USAGE = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}

export class EmbeddedModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4'
  readonly provider = 'green-room'
  readonly modelId = 'embedded'
  readonly supportedUrls = {}
  readonly #engine: EmbeddedEngine

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine
  }

  async doStream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    const reply = await this.#reply(options)
    const parts: LanguageModelV4StreamPart[] = [
      { type: 'stream-start', warnings: [] },
      { type: 'text-start', id: '0' },
      { type: 'text-delta', id: '0', delta: reply.text },
      { type: 'text-end', id: '0' },
      {
        type: 'finish',
        finishReason: { unified: 'stop', raw: 'stop' },
        usage: NO_USAGE,
        providerMetadata: { [EXCHANGE_KEY]: exchangeOf(reply) },
      },
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
    const reply = await this.#reply(options)
    return {
      content: [{ type: 'text', text: reply.text }],
      finishReason: { unified: 'stop', raw: 'stop' },
      usage: NO_USAGE,
      warnings: [],
      providerMetadata: { [EXCHANGE_KEY]: exchangeOf(reply) },
    }
  }

  async #reply({ providerOptions, abortSignal }: LanguageModelV4CallOptions): Promise<EmbeddedReply> {
    const turn = providerOptions?.[EXCHANGE_KEY]?.turn as unknown as EmbeddedTurn | undefined
    if (!turn) throw new Error('the embedded engine was called without a turn')
    abortSignal?.throwIfAborted()
    const reply = await this.#engine.reply(turn)
    abortSignal?.throwIfAborted()
    return reply
  }
}

const exchangeOf = ({ state, facts }: EmbeddedReply) => ({ state, facts }) as unknown as JSONObject
