import { expect, test } from 'vitest'
import { parseLlmConfig } from '../models/llm-config.ts'
import { costOf, listedPrice, microDollars, parsePrice } from './price.ts'

const main = { LLM_CHAIN: 'main', LLM_MAIN_KIND: 'openai', LLM_MAIN_API_KEY: 'k', LLM_MAIN_MODEL: 'gpt-4.1-mini' }
const own = { LLM_CHAIN: 'own', LLM_OWN_KIND: 'openai-compatible', LLM_OWN_BASE_URL: 'http://127.0.0.1:1/v1', LLM_OWN_MODEL: 'small' }
const LIMIT = { LLM_DAILY_COST: '25' }

test('sums of dollars are whole micro-dollars', () => {
  expect(['25', '0.50', '0.000001', '1000000.999999'].map(microDollars)).toEqual([25_000_000, 500_000, 1, 1_000_000_999_999])
  for (const wrong of ['', '-1', '1e3', '.5', '0.0000001', '1,5', 'free']) expect(microDollars(wrong)).toBeUndefined()
  expect(parsePrice('0.15/0.60')).toEqual({ input: 150_000, cached: 150_000, output: 600_000 })
  expect(parsePrice('0.15 / 0.60 / 0.015')).toEqual({ input: 150_000, cached: 15_000, output: 600_000 })
  for (const wrong of ['1', '1/2/3/4', '1/x', '/']) expect(parsePrice(wrong)).toBeUndefined()
})

test('a call costs its tokens, rounded up: from the cache less, into the cache a quarter more', () => {
  const price = listedPrice('anthropic', 'claude-haiku-4-5')!
  expect(costOf(price, { input: 1_000, output: 100 })).toBe(1_500)
  expect(costOf(price, { input: 1_000, cached: 800, output: 100 })).toBe(780)
  expect(costOf(price, { input: 1_000, written: 800, output: 100 })).toBe(1_700)
  expect(costOf({ input: 1, cached: 1, output: 1 }, { input: 1, output: 0 })).toBe(1)
})

test('the table knows models of every provider, by their exact names and for usual windows alone', () => {
  for (const [kind, model] of [
    ['openai', 'gpt-4.1-mini'],
    ['openai-responses', 'gpt-5-mini'],
    ['anthropic', 'claude-sonnet-4-5'],
    ['google', 'gemini-2.5-flash'],
    ['mistral', 'mistral-small-latest'],
  ] as const) {
    const { input, cached, output } = listedPrice(kind, model, 8_192)!
    expect([input, cached, output].every(Number.isSafeInteger)).toBe(true)
    expect([output >= input, cached <= input, cached > 0]).toEqual([true, true, true])
  }
  expect(listedPrice('openai', 'gpt-4.1-mini-audio')).toBeUndefined()
  expect(listedPrice('openai', 'constructor')).toBeUndefined()
  expect(listedPrice('openai-compatible', 'gpt-4.1-mini')).toBeUndefined()
  expect(listedPrice('google', 'gemini-2.5-pro', 1_000_000)).toBeUndefined()
})

test('a ceiling wants every price: listed, said by the operator, or none for a model in the process', () => {
  const config = parseLlmConfig({ ...main, ...LIMIT, LLM_MEMBER_DAILY_COST: '0.5' }).config!
  expect(config.ceilings).toEqual({ house: 25_000_000, member: 500_000 })
  expect(config.chain).toMatchObject([{ price: { input: 400_000, cached: 100_000, output: 1_600_000 } }])
  expect(parseLlmConfig(main).config!.ceilings).toBeUndefined()
  expect(parseLlmConfig({ ...own, ...LIMIT, LLM_OWN_PRICE: '0/0' }).config).toBeDefined()
  expect(parseLlmConfig({ ...main, ...LIMIT, LLM_MAIN_PRICE: '1/2' }).config!.chain).toMatchObject([{ price: { input: 1_000_000 } }])
  const local = { LLM_CHAIN: 'own', LLM_OWN_KIND: 'llama-cpp', LLM_OWN_MODEL: '/m.gguf', LLM_OWN_PACKAGE: '/p' }
  expect(parseLlmConfig({ ...local, ...LIMIT }).config).toBeDefined()
  expect(parseLlmConfig(LIMIT).config).toBeDefined()
})

test.each([
  [{ ...own, ...LIMIT }, 'LLM_OWN_PRICE'],
  [{ ...main, ...LIMIT, LLM_MAIN_MODEL: 'gpt-of-tomorrow' }, 'LLM_MAIN_PRICE'],
  [{ ...main, ...LIMIT, LLM_MAIN_CONTEXT: '1000000' }, 'LLM_MAIN_PRICE'],
  [{ ...main, ...own, LLM_CHAIN: 'main', LLM_MEMORY: 'own', ...LIMIT }, 'LLM_OWN_PRICE'],
  [{ ...main, ...own, LLM_CHAIN: 'main', LLM_MODERATION: 'own', ...LIMIT }, 'LLM_OWN_PRICE'],
  [{ ...main, ...LIMIT, LLM_MODERATION: 'openai', LLM_MODERATION_API_KEY: 'k', LLM_MODERATION_MODEL: 'mine' }, 'LLM_MODERATION_PRICE'],
  [{ ...main, LLM_MAIN_PRICE: 'cheap' }, 'LLM_MAIN_PRICE'],
  [{ ...main, LLM_DAILY_COST: '0' }, 'LLM_DAILY_COST'],
  [{ ...main, LLM_MEMBER_DAILY_COST: '-1' }, 'LLM_MEMBER_DAILY_COST'],
])('a fault names its variable: %o', (variables, name) => {
  const { config, problems } = parseLlmConfig(variables)
  expect(config).toBeUndefined()
  expect(problems).toHaveLength(1)
  expect(problems![0]).toMatch(new RegExp(`^${name}: `))
})
