// The LLM_* variables, checked at start. A fault names its variable; values never appear in a message, one of them may be a key.
import { type Ceilings, parseCeilings, requirePrices } from './ceiling-config.ts'
import { type ModerationConfig, parseModeration } from './moderation-config.ts'
import { parseModel, settingsOf, type ModelConfig, type Variables } from './model-settings.ts'

const FALLBACK_CHAIN = 'embedded'
export interface LlmConfig {
  /** In order of preference; the word 'embedded' stands for the engine that ships with the lounge. */
  chain: ('embedded' | ModelConfig)[]
  /** The model that keeps the notes of a character's memory; none where only the talker speaks. */
  memory: ModelConfig | null
  /** Who else judges what is written; null: the house rules alone. */
  moderation: ModerationConfig<ModelConfig> | null
  pacing: 'human' | 'none'
  /** Off the path of its stories, a model suggests what to answer. */
  suggests: boolean
  /** What calls to models may cost in a day; undefined: nothing is counted. */
  ceilings?: Ceilings | undefined
}

export type LlmConfigResult = { config: LlmConfig; problems?: undefined } | { config?: undefined; problems: string[] }

/**
 * Reads `LLM_CHAIN`, `LLM_<NAME>_*`, `LLM_MEMORY`, `LLM_MODERATION`, `LLM_SUGGESTIONS`, `LLM_PACING` and the ceilings of cost from the
 * variables given; answers the configuration or every problem found.
 */
export function parseLlmConfig(variables: Variables): LlmConfigResult {
  const problems: string[] = []
  const names = (variables.LLM_CHAIN?.trim() || FALLBACK_CHAIN).split(',').map((name) => name.trim())
  for (const name of names) {
    if (!/^[a-z][a-z0-9]*$/.test(name))
      problems.push(`LLM_CHAIN: '${name}' is no name; names are lower-case letters and digits, separated by commas`)
  }
  if (new Set(names).size < names.length) problems.push('LLM_CHAIN: a name stands in it twice')
  const pacing = variables.LLM_PACING?.trim() || 'human'
  const suggestions = variables.LLM_SUGGESTIONS?.trim() || 'off'
  if (suggestions !== 'on' && suggestions !== 'off') problems.push("LLM_SUGGESTIONS: must be 'on' or 'off'")
  if (pacing !== 'human' && pacing !== 'none') problems.push("LLM_PACING: must be 'human' or 'none'")
  if (problems.length > 0) return { problems }

  const chain = names.map((name) => (name === 'embedded' ? name : parseModel(name, variables, problems)))
  const memory = parseMemory(variables, chain, problems)
  const modelOf = (name: string) => modelNamed(name, chain, variables, problems, 'LLM_MODERATION')
  const moderation = parseModeration(variables.LLM_MODERATION, settingsOf('LLM_MODERATION_', variables), modelOf, problems)
  const ceilings = parseCeilings(variables, problems)
  if (problems.length === 0) requirePrices(ceilings, [...chain, memory], moderation, problems)
  if (problems.length > 0) return { problems }
  return {
    config: {
      chain: chain.filter((link) => link !== undefined),
      memory,
      moderation,
      pacing: pacing as LlmConfig['pacing'],
      suggests: suggestions === 'on',
      ceilings,
    },
  }
}

/** `LLM_MEMORY`: a model by its name, of the chain or beside it; by default the first one of the chain. */
function parseMemory(variables: Variables, chain: (ModelConfig | 'embedded' | undefined)[], problems: string[]): ModelConfig | null {
  const name = variables.LLM_MEMORY?.trim()
  if (!name) return chain.find((link): link is ModelConfig => link !== undefined && link !== 'embedded') ?? null
  if (name === 'none') return null
  if (name === 'embedded' || !/^[a-z][a-z0-9]*$/.test(name)) {
    problems.push("LLM_MEMORY: must be the name of a model, or 'none'; the talker writes no summaries")
    return null
  }
  return modelNamed(name, chain, variables, problems, 'LLM_MEMORY') ?? null
}

/** A model of the chain, or one beside it. */
function modelNamed(
  name: string,
  chain: (ModelConfig | 'embedded' | undefined)[],
  variables: Variables,
  problems: string[],
  namedBy: string,
): ModelConfig | undefined {
  const known = chain.find((link): link is ModelConfig => link !== undefined && link !== 'embedded' && link.name === name)
  return known ?? parseModel(name, variables, problems, namedBy)
}
