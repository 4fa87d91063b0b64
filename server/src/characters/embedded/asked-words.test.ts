import { describe, expect, it } from 'vitest'
import { AskedWords } from './asked-words.ts'

const entry = (intent: string, ...texts: string[]) => texts.map((text) => ({ intent, text }))
const words = new AskedWords([
  ...entry('best-kite', "what's the best kite you made", 'your favourite kite', 'which kite do you love most'),
  ...entry('worst-kite', "what's the worst kite you made", 'your ugliest kite', 'your worst sail'),
  ...entry('wont-fly', 'my kite just spins', 'the kite dives to the left', 'why does my kite spin'),
])
/** As near as vectors say: all the same. */
const weigh = (text: string, isQuestion = text.endsWith('?')) =>
  words.weigh(
    text,
    isQuestion,
    ['best-kite', 'worst-kite', 'wont-fly'].map((intent) => ({ intent, score: 0.6 })),
  )

describe('the words of what a trade is asked', () => {
  it('tell the worst from the best', () => {
    expect(weigh('what was the worst one you ever made?')[0]!.intent).toBe('worst-kite')
    expect(weigh('which one is your favourite?')[0]!.intent).toBe('best-kite')
  })

  it('raise the answer that alone is about a word, and lower what shares none', () => {
    const [first, second] = weigh('why does it spin?')
    expect(first).toMatchObject({ intent: 'wont-fly', score: expect.closeTo(0.8) })
    expect(second!.score).toBeLessThan(0.5)
  })

  it('hear no plight in what was told of its subject alone', () => {
    expect(weigh('we bought a kite').every(({ score }) => score < 0.6)).toBe(true)
    expect(weigh('the kite dives')[0]).toMatchObject({ intent: 'wont-fly', score: expect.closeTo(0.8, 1) })
  })
})
