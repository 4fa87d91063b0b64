// The model that `npm run model` has put into the lounge's own data, and models that run beside the lounge on this machine.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { LlmConfig } from './llm-config.ts'
import type { Variables } from './model-settings.ts'

const OwnModel = z.object({ model: z.string(), package: z.string(), contextTokens: z.int() })
export type OwnModel = z.infer<typeof OwnModel>

export const modelFile = (dataDir: string): string => join(dataDir, 'model.json')

/** The variables with the lounge's own model before the talker, where no chain is named. */
export function withOwnModel(variables: Variables, dataDir: string): Variables {
  const file = modelFile(dataDir)
  if (variables.LLM_CHAIN?.trim() || !existsSync(file)) return variables
  const own = OwnModel.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!own.success) return variables
  return {
    LLM_OWN_FIRST_TOKEN_MS: '60000',
    LLM_OWN_TOTAL_MS: '120000',
    ...variables,
    LLM_CHAIN: 'own,embedded',
    LLM_OWN_KIND: 'llama-cpp',
    LLM_OWN_MODEL: own.data.model,
    LLM_OWN_PACKAGE: own.data.package,
    LLM_OWN_CONTEXT: String(own.data.contextTokens),
  }
}

/** Where the usual model servers listen by default, and how each is asked for its models. */
const NEIGHBOURS = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { name: 'llama-server', baseUrl: 'http://127.0.0.1:8080/v1' },
  { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1' },
]
const LOOK_MS = 300
const Models = z.object({ data: z.array(z.object({ id: z.string().check(z.regex(/^[\w./:@-]{1,120}$/)) })) })

export interface Neighbour {
  name: string
  baseUrl: string
  model: string
}
/** A model server of this machine, the first that answers within the time with a model; null: none. Only loopback is asked. */
export async function findNeighbour(places = NEIGHBOURS, timeoutMs = LOOK_MS): Promise<Neighbour | null> {
  const found = await Promise.all(places.map(async (place) => ({ ...place, model: await firstModelOf(place.baseUrl, timeoutMs) })))
  return found.find((place): place is Neighbour => place.model !== null) ?? null
}

async function firstModelOf(baseUrl: string, timeoutMs: number): Promise<string | null> {
  try {
    const answer = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    const models = Models.safeParse(await answer.json())
    return models.success ? (models.data.data[0]?.id ?? null) : null
  } catch {
    return null
  }
}

/** The line that would use it. */
export const startWith = ({ baseUrl, model }: Neighbour): string =>
  `LLM_CHAIN=main,embedded LLM_MAIN_KIND=openai-compatible LLM_MAIN_BASE_URL=${baseUrl} LLM_MAIN_MODEL=${model} npm start`

/** What the start says. Without a model the characters tell their own stories; who has one on this machine is told how to use it. */
export async function linesOfModel({ chain }: LlmConfig, mode: string): Promise<string[]> {
  if (chain.some((link) => link !== 'embedded')) return []
  const neighbour = mode === 'production' ? null : await findNeighbour()
  if (!neighbour) return ['Language model:      none, the characters tell their own stories (npm run model brings one)']
  return [`${neighbour.name} runs here. To talk with it:  ${startWith(neighbour)}`]
}
