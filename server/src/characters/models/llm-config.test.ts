import { describe, expect, it } from 'vitest'
import { parseLlmConfig } from './llm-config.ts'

const main = {
  LLM_CHAIN: 'main,embedded',
  LLM_MAIN_KIND: 'openai-compatible',
  LLM_MAIN_BASE_URL: 'http://127.0.0.1:1/v1',
  LLM_MAIN_MODEL: 'small',
}

describe('the LLM_* variables', () => {
  it('name the talker alone when none is set', () => {
    expect(parseLlmConfig({})).toEqual({
      config: { chain: ['embedded'], memory: null, moderation: null, pacing: 'human', suggests: false },
    })
  })

  it('become a chain with the defaults of each model', () => {
    const { config } = parseLlmConfig({ ...main, LLM_PACING: 'none', LLM_MAIN_VISION: '1', LLM_MAIN_IDLE_MS: '700' })
    expect(config?.pacing).toBe('none')
    expect(config?.chain).toEqual([
      {
        name: 'main', kind: 'openai-compatible', model: 'small', baseUrl: 'http://127.0.0.1:1/v1', apiKey: undefined, contextTokens: 8192, sees: true,
        temperature: 0.8, firstTokenMs: 8000, idleMs: 700, totalMs: 60000,
      },
      'embedded',
    ]) // prettier-ignore
  })

  it('know each kind of provider, and what it needs', () => {
    for (const kind of ['openai', 'openai-responses', 'anthropic', 'google', 'mistral']) {
      const hosted = { LLM_CHAIN: 'main', LLM_MAIN_KIND: kind, LLM_MAIN_MODEL: 'm' }
      expect(parseLlmConfig(hosted).problems).toEqual(['LLM_MAIN_API_KEY: is required'])
      expect(parseLlmConfig({ ...hosted, LLM_MAIN_API_KEY: 'k' }).config!.chain).toMatchObject([{ kind, apiKey: 'k', baseUrl: undefined }])
      expect(parseLlmConfig({ ...hosted, LLM_MAIN_API_KEY: 'k', LLM_MAIN_PACKAGE: '/x' }).problems).toEqual([
        'LLM_MAIN_PACKAGE: is not a setting of this kind',
      ])
    }
    const local = {
      LLM_CHAIN: 'main',
      LLM_MAIN_KIND: 'llama-cpp',
      LLM_MAIN_MODEL: '/m.gguf',
      LLM_MAIN_PACKAGE: '/p',
      LLM_MAIN_THREADS: '3',
    }
    expect(parseLlmConfig(local).config!.chain).toMatchObject([{ sees: false, inProcess: { packageDir: '/p', parallel: 2, threads: 3 } }])
    expect(parseLlmConfig({ ...local, LLM_MAIN_PACKAGE: undefined }).problems).toEqual(['LLM_MAIN_PACKAGE: is required'])
    expect(parseLlmConfig({ ...local, LLM_MAIN_VISION: '1' }).problems).toEqual([expect.stringMatching(/^LLM_MAIN_VISION: must be 0/)])
  })

  it('name who keeps the notes: the first model of the chain, another one, or none', () => {
    const notes = { LLM_NOTES_KIND: 'openai-compatible', LLM_NOTES_BASE_URL: 'http://127.0.0.1:2/v1', LLM_NOTES_MODEL: 'tiny' }
    const keeper = (more: Record<string, string>) => parseLlmConfig({ ...main, ...more }).config?.memory?.model ?? null
    expect([keeper({}), keeper({ LLM_MEMORY: 'main' }), keeper({ LLM_MEMORY: 'none' })]).toEqual(['small', 'small', null])
    expect(keeper({ LLM_MEMORY: 'notes', ...notes })).toBe('tiny')
    expect(parseLlmConfig({ LLM_MEMORY: 'notes', ...notes }).config?.chain).toEqual(['embedded'])
  })

  it.each([
    [{ LLM_CHAIN: 'Main' }, 'LLM_CHAIN'],
    [{ LLM_CHAIN: 'main,main' }, 'LLM_CHAIN'],
    [{ LLM_CHAIN: 'main' }, 'LLM_MAIN_KIND'],
    [{ ...main, LLM_MAIN_KIND: 'telepathy' }, 'LLM_MAIN_KIND'],
    [{ ...main, LLM_MAIN_MODEL: ' ' }, 'LLM_MAIN_MODEL'],
    [{ ...main, LLM_MAIN_BASE_URL: 'ftp://host' }, 'LLM_MAIN_BASE_URL'],
    [{ ...main, LLM_MAIN_BASE_URL: undefined }, 'LLM_MAIN_BASE_URL'],
    [{ ...main, LLM_MAIN_CONTEXT: 'wide' }, 'LLM_MAIN_CONTEXT'],
    [{ ...main, LLM_MAIN_CONTEXT: '10' }, 'LLM_MAIN_CONTEXT'],
    [{ ...main, LLM_MAIN_TEMPERATURE: '3' }, 'LLM_MAIN_TEMPERATURE'],
    [{ ...main, LLM_MAIN_TOTAL_MS: '1' }, 'LLM_MAIN_TOTAL_MS'],
    [{ ...main, LLM_MAIN_VISION: 'yes' }, 'LLM_MAIN_VISION'],
    [{ ...main, LLM_MAIN_MODLE: 'typo' }, 'LLM_MAIN_MODLE'],
    [{ LLM_PACING: 'fast' }, 'LLM_PACING'],
    [{ ...main, LLM_MEMORY: 'embedded' }, 'LLM_MEMORY'],
    [{ ...main, LLM_MEMORY: 'notes' }, 'LLM_NOTES_KIND'],
  ])('are refused with the name of the variable: %o', (variables, name) => {
    const { config, problems } = parseLlmConfig(variables)
    expect(config).toBeUndefined()
    expect(problems).toHaveLength(1)
    expect(problems![0]).toMatch(new RegExp(`^${name}: `))
  })

  it('name every fault at once, and never a value', () => {
    const { problems } = parseLlmConfig({
      ...main,
      LLM_MAIN_BASE_URL: 'nowhere-secret',
      LLM_MAIN_CONTEXT: 'sk-secret',
      LLM_MAIN_API_KEY: 'sk-secret',
    })
    expect(problems).toHaveLength(2)
    expect(problems!.join()).not.toContain('secret')
  })
})
