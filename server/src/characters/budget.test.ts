import { describe, expect, it } from 'vitest'
import { fitBudget, outputTokensMax, type Parts } from './budget.ts'
import { estimateTokens, TokenFactor } from './tokens.ts'

const count = (text: string) => text.length
const part = (tokens: number) => 'x'.repeat(tokens)
const parts = (changes: Partial<Parts<{ text: string }>> = {}): Parts<{ text: string }> => ({
  fixed: part(1500), examples: [part(200), part(200)], lore: [part(300), part(300), part(300)], documents: [part(600)], facts: [part(100)], summary: part(500),
  history: Array.from({ length: 20 }, () => ({ text: part(100) })), ...changes,
}) // prettier-ignore

describe('the budget of a window', () => {
  it('keeps everything that fits', () => {
    expect(fitBudget(parts(), 8192, count)).toEqual(parts())
  })

  it('cuts each part to its own share first, the best of it staying', () => {
    const fitted = fitBudget(parts({ lore: [part(500), part(300), part(200)], documents: [part(1300)] }), 8192, count)
    expect(fitted.lore).toEqual([part(500), part(300)])
    expect(fitted.documents).toEqual([])
  })

  it('gives up examples, then lore, documents and the summary, never the last six messages or what is fixed', () => {
    const long = { history: Array.from({ length: 9 }, () => ({ text: part(450) })) }
    const fitted = fitBudget(parts({ fixed: part(2600), ...long }), 8192, count)
    expect(fitted.examples).toEqual([])
    expect(fitted.history).toHaveLength(6)
    const tight = fitBudget(parts({ fixed: part(3300), ...long }), 8192, count)
    expect(tight).toMatchObject({ examples: [], lore: [], documents: [], summary: '', facts: [part(100)] })
    expect(tight.history).toHaveLength(6)
  })

  it('drops the oldest messages first and leaves no gap', () => {
    const history = Array.from({ length: 60 }, (_, i) => ({ text: `${i} ${part(100)}` }))
    const fitted = fitBudget(parts({ history }), 8192, count)
    expect(fitted.history.length).toBeGreaterThan(6)
    expect(fitted.history).toEqual(history.slice(-fitted.history.length))
  })

  it('leaves room for the reply: half a token a symbol and some, more for scripts that need more', () => {
    expect(outputTokensMax(300, true)).toBe(190)
    expect(outputTokensMax(300, false)).toBe(285)
  })
})

describe('the count of tokens', () => {
  it('is on the high side, and higher for other scripts', () => {
    expect(estimateTokens('The lamp has never gone out on my watch.')).toBeGreaterThanOrEqual(10)
    expect(estimateTokens('صباح الخير')).toBeGreaterThan(estimateTokens('good morn.'))
  })

  it('learns a model’s own cut from what it counted', () => {
    const factor = new TokenFactor()
    const text = part(3600)
    for (let i = 0; i < 30; i++) factor.learn(factor.count(text), 1500)
    expect(factor.count(text)).toBeGreaterThan(1400)
    expect(factor.count(text)).toBeLessThan(1600)
  })
})
