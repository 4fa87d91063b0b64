// A second opinion on what is written, where the operator names somebody to ask (LLM_MODERATION). It never holds anything up for long: an
// answer that does not come in time leaves the house rules to decide alone.
import { createHash } from 'node:crypto'
import { Breaker } from '../engine/breaker.ts'
import { describeFailure } from '../engine/failure.ts'
import type { EngineLog } from '../engine/log.ts'
import type { ChainLink } from '../models/models.ts'
import { maskPersonalData } from '#server/safety/personal-data.ts'
import { askEndpoint } from './ask-endpoint.ts'
import { askJudge } from './ask-judge.ts'
import type { Asking } from './asking.ts'
import type { ModerationConfig } from '../models/moderation-config.ts'

/** What was found in a text; `failure` in words where nobody answered. */
export type Judgement = { found: string[]; failure: string | null; ms: number }
export type Moderator = {
  name: string
  /** Never throws. Numbers and addresses of a person stay here. */
  judge(text: string, asking?: Asking): Promise<Judgement>
}

const KEPT_MAX = 500

/** `link`: the model that judges, where it is one. */
export function createModerator(config: ModerationConfig, link: ChainLink | null, log: EngineLog): Moderator {
  const { name } = config
  const breaker = new Breaker()
  const kept = new Map<string, string[]>() // by hashes: a text that is sent again must not be judged otherwise
  const ask = (text: string, asking: Asking): Promise<string[]> =>
    config.by === 'endpoint' ? askEndpoint(config, text, asking) : askJudge(link!, text, asking)

  return {
    name,
    async judge(text, asking = {}) {
      const key = createHash('sha256').update(text).digest('base64')
      const known = kept.get(key)
      if (known) return { found: known, failure: null, ms: 0 }
      if (!breaker.allows()) return { found: [], failure: 'skipped after three failures in a row', ms: 0 }
      const startedAt = performance.now()
      const ms = () => Math.round(performance.now() - startedAt)
      try {
        const found = await ask(maskPersonalData(text), asking)
        breaker.succeeded()
        kept.set(key, found)
        if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!)
        return { found, failure: null, ms: ms() }
      } catch (error) {
        const failure = describeFailure(error)
        if (asking.signal?.aborted) return { found: [], failure, ms: ms() }
        breaker.failed()
        log.warn({ moderation: name, error: failure }, 'moderation gave no answer: the house rules decide alone')
        return { found: [], failure, ms: ms() }
      }
    },
  }
}
