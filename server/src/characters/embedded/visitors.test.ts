// Strangers at the table: how they come in, go off for a moment and come back, and the pieces of sentences that they say in between.
import { afterAll, describe, expect, it } from 'vitest'
import { castCard, openEmbedded, talk } from '../../../test/cards/talk.ts'
import { readClause, splitClauses } from './clauses.ts'
import { guardAct } from './guard-rules.ts'
import { mannerOf, withoutManner } from './manners.ts'
import FRAMES from './packs/en/frames.json' with { type: 'json' }
import PARTINGS from './packs/en/partings.json' with { type: 'json' }
import { partingOf } from './partings.ts'
import { type EngineState, readState } from './state.ts'

const open = openEmbedded()
afterAll(() => open.close())
const wilf = castCard('wilf')
const say = async (lines: string[], card = wilf) => (await talk(open.engine, card, lines)).map(({ text }) => text)
const last = async (lines: string[], card = wilf) => (await say(lines, card)).at(-1)!

describe('a visitor', () => {
  it.each([
    ['hello, can I sit here?', 'seat'], ['is this seat taken', 'seat'], ['mind if I join?', 'seat'], ["I'm new here", 'stranger'], ['just looking', 'looking'],
    ["don't mind me", 'looking'], ['long time no see', 'long-time'], ['guess what', 'news'], ['can you keep a secret?', 'secret'], ['brb', 'away'],
    ['you around?', 'have-time'], ['is this a good time?', 'have-time'], ['got a minute for a noise?', 'about'], ['I have a mystery for you', 'brought'],
    ['sorry, phone', 'away'], ["I'm back", 'returned'], ['typo', 'typo'], ['that’s all', 'that-is-all'], ["let's play a game", 'play'],
  ])('is known by %j', (line, name) => expect(mannerOf(line)?.name).toBe(name)) // prettier-ignore

  it.each([
    'is this free?',
    'my dog barking',
    'wait, what?',
    'nice',
    'quiet today',
    'guess what I ate',
    'I have a moment of fame to confess',
    'I have a problem with my knee',
    'it was a bad time',
    'are you free of charge?',
    'that is it',
  ])('is not heard in %j', (line) => expect(mannerOf(line)).toBeNull())

  it('is answered to what follows the manner', () => {
    expect(withoutManner('guess what, I got the job!')).toMatchObject({ manner: { name: 'news' }, rest: 'I got the job!' })
    expect(withoutManner('I got the job, guess what').rest).toBe('I got the job, guess what')
  })

  it('is back where an excuse follows, and not away again', () => {
    expect(withoutManner('back. sorry, the dog').rest).toBe('back. ')
  })

  it('goes to the phone unasked, and is welcome back', async () => {
    const [, away, back] = await say(['hello', 'brb', "I'm back"])
    expect(away).not.toContain('?')
    expect(back).toContain('?')
  })

  it('is taken up by the matter that is named', async () => {
    expect(await last(['Hello, I have a question about my old books'])).toContain('Your old books')
    expect(await last(['evening. got a minute for a noise?'])).toContain('A noise')
  })

  it('is answered to what it says beside the goodbye', async () => {
    const met = (name: keyof typeof PARTINGS, text: string) => PARTINGS[name].say.some((line) => text.startsWith(line))
    expect(met('shower', await last(['we talked', 'right, shower and bed. cheers for the company']))).toBe(true)
    expect(met('shopping', await last(['we talked', "cheers, off to look at boots I can't afford"]))).toBe(true)
    expect(met('thanks', await last(['we talked', 'thanks for listening, bye']))).toBe(true)
    expect(partingOf('bye')).toBeNull()
  })

  it('starts or hands on the turn', async () => {
    expect(await last(['hello', 'you start'])).toContain('?')
    const story = await last(['I fixed the gutter', 'your turn'])
    expect(FRAMES.yourTurn.some((lead) => story.startsWith(lead))).toBe(true)
  })
})

/** Without what its trade is asked: that answers better. */
const plain = structuredClone(wilf)
plain.data.extensions.green_room.packs.en.asked = []

/** What is said to a line after a turn that left this state behind. */
async function after(told: string, before: string, line: string, state: Partial<EngineState> = {}): Promise<string> {
  const history = [told, before, line].map((text, i) => ({
    number: i + 1,
    from: i === 1 ? ('character' as const) : ('reader' as const),
    text,
  }))
  const reply = await open.engine.reply({
    replyId: 'r', topicId: 't', seed: 's', card: plain, room: { title: 'r', mood: 'm' }, topicTitle: 't', language: 'en', limits: { symbolsMax: 500 },
    history, memory: { summary: null, facts: [] }, state: { ...readState(null), turn: 1, ...state },
  }) // prettier-ignore
  return reply.text
}

describe('a piece of a sentence', () => {
  it.each([['why?', 'why'], ['and then?', 'more'], ['really?', 'really'], ['like what?', 'which']] as const)(
    'after advice is about the advice: %j',
    async (piece, kind) => {
      const text = await after('what should I do?', 'Let it rest a night.', piece, { lastAct: 'ask-advice' })
      expect(FRAMES.elliptic[kind].advised).toContain(text)
    },
  ) // prettier-ignore

  it('asks what the character would have done, and is told', async () => {
    const text = await after('we lost the match in the rain', 'Heard.', 'what would you have done?')
    expect(FRAMES.wouldHave.hard.some((line) => text.endsWith(line))).toBe(true)
  })

  it('goes on with what weighed in the line before', async () => {
    const text = await after('my team lost the cup final', 'Heard. Where were you sitting?', 'on penalties')
    expect(FRAMES.thread.hard.ask.some((ask) => text.endsWith(ask))).toBe(true)
  })

  it('is not asked for what it has just answered', async () => {
    const texts = await say(['my daughter is nine', 'we met in the park', 'twice a week', 'since Tuesday'])
    expect(texts[0]).not.toMatch(/how old/i)
    for (const text of texts.slice(2)) expect(text).not.toMatch(/\b(?:since when|how often|when was)\b/i)
  })
})

describe('asked to choose', () => {
  const chosen = (text: string, second: string) =>
    FRAMES.eitherOr.some((line) => text === line.replace('{Second}', second).replace('{second}', second.toLowerCase()))

  it('chooses between the two, as the reader named them', async () => {
    expect(chosen(await last(['hello', 'would you tell her straight off or wait till after lunch?']), 'Wait till after lunch')).toBe(true)
    expect(chosen(await last(['hello', 'second one brought her own slippers in a bag, is that charming or alarming?']), 'Alarming')).toBe(
      true,
    )
  })

  it.each(['do you let kids win or not?', 'should I take the tablets or wait?', 'did you choose it or did it just happen?'])(
    'but not in %j',
    async (line) => {
      const text = await last(['hello', line])
      expect(['Not', 'Wait', 'Happen'].some((second) => chosen(text, second))).toBe(false)
    },
  )
})

describe('what was heard wrongly', () => {
  it('a relative clause and a shout of joy are no questions', () => {
    expect(splitClauses('I go in May with Maureen, who speaks none at all').some(({ isQuestion }) => isQuestion)).toBe(false)
    expect(readClause('did it!!').isQuestion).toBe(false)
    expect(splitClauses('I met your neighbour, who are you really?').some(({ isQuestion }) => isQuestion)).toBe(true)
  })

  it('money between friends is no question about points, nor is what somebody else says a farewell', async () => {
    expect(guardAct('last time I asked someone for money back I lost the friend')).toBeNull()
    expect(guardAct('I want my money back')?.act).toBe('prices')
    expect(guardAct('call me at 555 0100')?.act).toBe('contact')
    expect(guardAct('ring me at 8')).toBeNull()
    const [reply] = await talk(open.engine, wilf, ['my wife says go back to sleep'])
    expect(reply!.state.lastAct ?? '').not.toMatch(/^farewell/)
  })

  it('silence is no complaint, nor is a question about habit, nor a line that was said to somebody', async () => {
    const corrected = (text: string) => FRAMES.corrected.some((line) => text.endsWith(line))
    const turns = await talk(open.engine, wilf, [
      'my boss shouted at us',
      "I didn't say anything, I just sat there",
      'are you ever tired of being funny?',
      'I said something awful to my brother',
    ])
    for (const { text, state } of turns) {
      expect(corrected(text)).toBe(false)
      expect(state.lastAct ?? '').not.toMatch(/^(?:not-what-i-meant|mocking)$/)
    }
  })
})
