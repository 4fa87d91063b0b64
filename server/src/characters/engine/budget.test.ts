import { describe, expect, it } from 'vitest'
import { fitBudget, IMAGE_TOKENS, outputTokensMax, quoted, type Parts } from './budget.ts'
import { estimateTokens, TokenFactor } from './tokens.ts'

const count = (text: string) => text.length
const part = (tokens: number) => 'x'.repeat(tokens)
const document = (tokens: number) => ({ name: 'a.txt', text: part(tokens) })
const parts = (changes: Partial<Parts<{ text: string }>> = {}): Parts<{ text: string }> => ({
  fixed: part(1500),
  examples: [part(200), part(200)],
  lore: [part(300), part(300), part(300)],
  documents: [document(600)],
  facts: [part(100)],
  summary: part(500),
  history: Array.from({ length: 20 }, () => ({ text: part(100) })),
  ...changes,
})

describe('the budget of a window', () => {
  it('keeps everything that fits', () => {
    expect(fitBudget(parts(), 8192, count)).toEqual(parts())
  })

  it('cuts each part to its own share first, the best of it staying', () => {
    const fitted = fitBudget(
      parts({ lore: [part(500), part(300), part(200)], documents: [document(200), document(1300), document(100)] }),
      8192,
      count,
    )
    expect(fitted.lore).toEqual([part(500), part(300)])
    expect(fitted.documents.map(({ text }) => text.length)).toEqual([200, expect.any(Number)]) // the second is cut, the third left out
    expect(fitted.documents[1]!.text).toMatch(/^x{700,930} …$/)
    expect(fitted.documents.reduce((sum, one) => sum + quoted(one).length, 0)).toBeLessThanOrEqual(1200)
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

  it('lets pictures go last, the oldest first, and counts them', () => {
    const history = [1, 2, 3, 4].map((image) => ({ text: part(300), images: [image] }))
    const wide = fitBudget<{ text: string; images: number[] }>({ ...parts(), history }, 32_768, count)
    expect(wide.history.map(({ images }) => images.length)).toEqual([1, 1, 1, 1])
    const narrow = fitBudget<{ text: string; images: number[] }>({ ...parts(), history }, 8192, count)
    expect(narrow).toMatchObject({ examples: [], lore: [], documents: [], summary: '' })
    expect(narrow.history.map(({ images }) => images)).toEqual([[], [2], [3], [4]])
    expect(IMAGE_TOKENS * 3 + 1200 + 1500 + 100).toBeLessThan(8192 * 0.85 - 680)
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
