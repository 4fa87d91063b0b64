// A turn always speaks: whatever is written, however long the talk, and even when every line of the card and of the pack has been said.
import { afterAll, describe, expect, it } from 'vitest'
import { safeLength } from '../safety/output.ts'
import { castCard, openEmbedded, talk } from '../../../test/cards/talk.ts'
import { CardShelf } from './card-shelf.ts'
import { ReplyBank } from './reply-bank.ts'
import { chooseMove } from './choose-move.ts'
import { compose } from './compose.ts'
import { readMessage } from './reading.ts'
import { type EngineState, readState } from './state.ts'
import { seededRandom } from './seeded-random.ts'
import { Voice } from './voice.ts'

const open = openEmbedded()
afterAll(() => open.close())

const ODD = [
  'no', 'twice', 'forty', 'blue', 'on penalties', 'my brother', '…', '?!', '🙂', '🧇🧇', '123', '12:30', 'https://example.com/a?b=c', 'a.b@c.de',
  'Ja, genau', 'c’est la vie, oder?', 'hola my friend, wie gehts', 'привет', '你好', 'مرحبا', 'x', '¿', '\t\n', '{name}', 'why why why why', 'LOL OK BYE but no',
  'I lost', 'he died', 'and you?', 'then what?', 'never mind', '— — —', '"', "'s", 'ok ok ok ok ok ok', 'a'.repeat(2000), 'the sea and '.repeat(160), '\u200b', '½ + ¼', '🇵🇹',
] // prettier-ignore

/** Everything has been said already: only what may be said again is left. */
class SpentVoice extends Voice {
  override fresh = () => null
  override drawn = () => null
}

const STATES: Partial<EngineState>[] = [
  {},
  { lastAct: 'ask-story', lastKin: 'brother', lastTheme: { name: 'cat', turn: 4 }, questionsInRow: 9 },
  ...(['loss', 'parting', 'crisis', 'low'] as const).map((kind) => ({ care: { kind, until: 9 } })),
]

/** What the output checks leave of it. */
const shown = (text: string) => text.slice(0, safeLength(text, { memory: { summary: null, facts: [] }, state: null })).trim()

describe('no turn is empty', () => {
  it('in a talk of odd lines, the same one over and over among them', async () => {
    const spoken = await talk(open.engine, castCard('wilf'), [...ODD, ...Array.from({ length: 20 }, () => 'I walked along the river')])
    expect(spoken.filter(({ text }) => shown(text) === '').map(({ reader }) => reader)).toEqual([])
  })

  it.each(['de', 'fr', 'es', 'it', 'pl', 'ar'] as const)('in %s', async (language) => {
    const spoken = await talk(open.engine, castCard('basil'), ODD.slice(0, 12), { language })
    expect(spoken.filter(({ text }) => shown(text) === '').map(({ reader }) => reader)).toEqual([])
  })

  it('when every line has been said', async () => {
    const card = castCard('ilse')
    const shelf = new CardShelf(open.store)
    const indexes = { card: await shelf.take(card), common: await open.common, bank: new ReplyBank(), store: open.store }
    const turn = {
      replyId: 'r', topicId: 't', seed: 's', card, room: { title: 'r', mood: 'm' }, topicTitle: 't', language: 'en' as const,
      limits: { symbolsMax: 300 }, history: [], memory: { summary: null, facts: [] }, state: null,
    } // prettier-ignore
    const silent: string[] = []
    for (const text of [...ODD, 'Yesterday I met an old friend.', 'my cat sleeps', 'do you like it?', 'I feel so lonely']) {
      const reading = await readMessage(text, { before: 'Where was it?', said: '', lastKin: null, care: null, indexes })
      for (const part of STATES) {
        const state = { ...readState(null), turn: 5, ...part }
        const scene = {
          turn,
          state,
          reading,
          indexes,
          voice: new SpentVoice(state, seededRandom('s')),
          known: {},
          before: 'Where was it?',
          manner: null,
        }
        if (compose(scene, await chooseMove(scene)).text.trim() === '') silent.push(text)
      }
    }
    expect(silent).toEqual([])
  })
})
