// The engine of every deployment: the chain of models behind one stream. It turns each way in which that stream can end into one `end` or
// one `failed`, as measured against a server that fails on demand (docs/decisions/0021-ai-sdk.md).
import { randomBytes } from 'node:crypto'
import { JSONParseError, TypeValidationError, type LanguageModelV4Usage } from '@ai-sdk/provider'
import { outputTokensMax } from '../engine/budget.ts'
import { metered } from '../cost/metered.ts'
import type { CharacterEngine, EngineEvent, FactDraft, FailureKind, Turn, Usage } from '../engine/engine.ts'
import { EXCHANGE_KEY } from '../engine/exchange-key.ts'
import { describeFailure, failureKind } from '../engine/failure.ts'
import { type Guide, guideOf, isOnPath } from '../prompt/guide.ts'
import { FallbackModel } from '../engine/fallback-model.ts'
import type { EngineLog } from '../engine/log.ts'
import type { ChainLink } from '../models/models.ts'
import { buildPrompt, type Prompt } from '../prompt/prompt.ts'
import { wirePrompt } from '../prompt/wire-prompt.ts'

const EMBEDDED = 'embedded'
/** So many turns off the path a talk with a model is still near its story. */
const NEAR_TURNS = 2

export class ChainEngine implements CharacterEngine {
  readonly #links: ChainLink[]
  readonly #log: EngineLog
  readonly #productName: () => string

  constructor(links: ChainLink[], { log, productName }: { log: EngineLog; productName: () => string }) {
    this.#links = links
    this.#log = log
    this.#productName = productName
  }

  get seesImages(): boolean {
    return this.#links.some((link) => link.sees)
  }

  async *reply(turn: Turn): AsyncIterable<EngineEvent> {
    const guide = guideOf(turn)
    const prompts = this.#prompts(turn, guide)
    const links = this.#order(turn).map((link) => metered(link, turn.meter, 'reply'))
    const model = new FallbackModel(links, ({ name }) => (name === EMBEDDED ? undefined : wirePrompt(prompts(name))))
    const failed = (kind: FailureKind): EngineEvent => ({
      type: 'failed',
      kind: turn.signal.aborted ? 'aborted' : kind,
      attempts: model.attempts,
    })
    if (turn.signal.aborted) return yield failed('aborted')
    const reading = new Reading()
    try {
      const { stream } = await this.#open(turn, guide, model)
      for await (const part of stream) {
        if (part.type === 'text-delta' && part.delta !== '')
          yield { type: 'text', text: reading.heard(part.delta), authored: model.attempts.at(-1)?.name === EMBEDDED }
        if (part.type === 'response-metadata') reading.servedBy = part.modelId ?? reading.servedBy
        if (part.type === 'finish') Object.assign(reading, { finish: part.finishReason.unified, usage: usageOf(part.usage) })
        if (part.type === 'error' && !isNoise(part.error)) return yield this.#failed(turn, model, part.error)
        if (part.type === 'error')
          this.#log.warn({ replyId: turn.replyId, error: describeFailure(part.error) }, 'a model sent a part that cannot be read')
      }
    } catch (error) {
      return yield this.#failed(turn, model, error)
    }
    if (reading.finish === 'content-filter') return yield failed('filtered')
    if (reading.text.trim() === '') return yield failed('empty')
    if (reading.finish !== 'stop' && reading.finish !== 'length') return yield failed('provider')
    this.#learn(reading, prompts)
    const isAuthored = reading.servedBy === EMBEDDED
    yield {
      type: 'end',
      reason: reading.finish,
      servedBy: reading.servedBy,
      sees: this.#links.some(({ name, sees }) => name === reading.servedBy && sees),
      usage: reading.usage,
      attempts: model.attempts,
      ...whatStays(guide, isAuthored),
      facts: Object.entries(guide.facts).map(([key, value]): FactDraft => ({ key, value })),
      free: isAuthored && guide.free,
    }
  }

  #open({ signal, limits, language }: Turn, guide: Guide, model: FallbackModel) {
    return model.doStream({
      prompt: [], // read by nobody: each model of the chain gets a prompt of its own
      maxOutputTokens: outputTokensMax(limits.symbolsMax, language !== 'ar'),
      abortSignal: signal,
      providerOptions: { [EXCHANGE_KEY]: { text: guide.text } },
    })
  }

  /** A turn with pictures asks the models that see first. */
  #order({ history }: Turn): ChainLink[] {
    const hasImages = history.some((message) => message.attachments?.some((file) => file.image))
    return hasImages ? this.#links.toSorted((a, b) => Number(b.sees) - Number(a.sees)) : this.#links
  }

  /** The prompt for a model by its name, made when it is asked: for its window, its way of counting, and its eyes. */
  #prompts(turn: Turn, guide: Guide): (name: string) => Prompt {
    const made = new Map<string, Prompt>()
    const mark = `note-${randomBytes(4).toString('hex')}`
    return (name) => {
      const { contextTokens, tokens, sees } = this.#links.find((link) => link.name === name)!
      const prompt =
        made.get(name) ??
        buildPrompt(turn, {
          guide,
          productName: this.#productName(),
          mark,
          windowTokens: contextTokens,
          count: tokens.count,
          seesImages: sees,
        })
      if (!made.has(name)) turn.onPrompt?.({ model: name, ...prompt })
      made.set(name, prompt)
      return prompt
    }
  }

  #failed(turn: Turn, model: FallbackModel, error: unknown): EngineEvent {
    if (turn.signal.aborted) return { type: 'failed', kind: 'aborted', attempts: model.attempts }
    const reason = describeFailure(error)
    this.#log.warn({ replyId: turn.replyId, error: reason }, 'a reply failed')
    const last = model.attempts.at(-1)
    if (last?.ok) Object.assign(last, { ok: false, error: reason }) // it began to speak, and broke off
    return { type: 'failed', kind: failureKind(error), attempts: model.attempts }
  }

  #learn({ servedBy, usage }: Reading, prompts: (name: string) => Prompt): void {
    const link = this.#links.find((candidate) => candidate.name === servedBy && candidate.name !== EMBEDDED)
    if (!link || usage.inputTokens === null) return
    const { instructions, messages } = prompts(servedBy)
    if (messages.some((message) => message.images)) return // what a picture costs says nothing about words
    link.tokens.learn(link.tokens.count(instructions + messages.map(({ text }) => text).join('')), usage.inputTokens)
  }
}

/** What came in so far. */
class Reading {
  text = ''
  finish = ''
  servedBy = ''
  usage: Usage = { inputTokens: null, outputTokens: null }

  heard(text: string): string {
    this.text += text
    return text
  }
}

/**
 * Where the talk stands after the reply, and what the member might answer. A model plays the scene of the guide while the member is on the
 * path; off it the story waits where it stood, and its chips are shown for as long as the talk is near it.
 */
function whatStays(guide: Guide, isAuthored: boolean): { state: unknown; suggestions: string[] } {
  if (isAuthored || isOnPath(guide) || guide.state.loose + guide.state.told <= NEAR_TURNS) return guide
  return { state: guide.state, suggestions: [] }
}

/** A chunk that is no JSON, or not of the expected shape: the SDK reports it and goes on to a normal end. */
const isNoise = (error: unknown) => JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)

const usageOf = ({ inputTokens, outputTokens }: LanguageModelV4Usage): Usage => ({
  inputTokens: inputTokens.total ?? null,
  outputTokens: outputTokens.total ?? null,
})
