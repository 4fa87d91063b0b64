import { afterAll, describe, expect, it } from 'vitest'
import { pathToFileURL } from 'node:url'
import { castCard, openEmbedded, talk } from '../../../test/cards/talk.ts'
import { countSymbols } from '@green-room/contract/price'
import { safeLength } from '../safety/output.ts'
import { actExemplars, commonLines, themeExemplars } from './common-index.ts'
import { hashOfExemplars, readPackedClassifier } from './packed-classifier.ts'
import { DIMENSIONS } from './dimensions.ts'
import { Encoder } from './encoder.ts'
import { authoredLines } from './authored-lines.ts'
import { dot, readPackedVectors } from './packed-vectors.ts'
import { keyOf } from './vector-store.ts'

const log = { info: () => {}, warn: () => {} }
const open = openEmbedded()
afterAll(() => open.close())
const ilse = castCard('ilse')
const noMemory = { memory: { summary: null, facts: [] }, state: null }

const LINES = [
  'hello',
  "I'm Dana, I moved to Lisbon",
  'do you have any kids?',
  'tell me a story',
  'and then?',
  'haha',
  'I burned the soup',
  'good night',
]

describe('the vectors that ship', () => {
  it('hold every line of the common pack and of the cast; if not, run write-packed-vectors.ts', async () => {
    const shipped = await readPackedVectors()
    expect([...authoredLines()].filter((line) => !shipped.get(keyOf(line)))).toEqual([])
  })

  it('come with a classifier made from the exemplars as they are; if not, run write-packed-vectors.ts', async () => {
    expect((await readPackedClassifier()).made).toBe(hashOfExemplars(actExemplars(), themeExemplars()))
  })

  it('are the encoder’s own, but for a rounding that no line would notice', async () => {
    const lines = commonLines().slice(0, 8)
    const shipped = await readPackedVectors()
    const fresh = await open.encoder.embed(lines, { urgent: true })
    lines.forEach((line, i) => expect(dot(fresh![i]!, shipped.get(keyOf(line))!)).toBeGreaterThan(0.999))
  })
})

describe('the embedded engine', () => {
  it('says the same again for the same card, state and words', async () => {
    const once = await talk(open.engine, ilse, LINES)
    const again = await talk(open.engine, ilse, LINES)
    expect(again).toEqual(once)
  })

  it('says something else in another topic', async () => {
    const one = await talk(open.engine, ilse, LINES, { topic: 'one' })
    const other = await talk(open.engine, ilse, LINES, { topic: 'other' })
    expect(one.filter((turn, i) => turn.text !== other[i]!.text).length).toBeGreaterThanOrEqual(4)
  })

  it('takes any state for a start, and never gives back more than 8 KB', async () => {
    for (const state of [null, 'nonsense', { version: 9 }, { version: 1, turn: -1 }, [1, 2]]) {
      const reply = await open.engine.reply({
        replyId: 'r', topicId: 't', seed: 't:1', card: ilse, room: { title: 'r', mood: 'm' }, topicTitle: 't', language: 'en', limits: { symbolsMax: 500 },
        history: [{ number: 1, from: 'reader', text: 'hello' }], memory: { summary: null, facts: [] }, state,
      }) // prettier-ignore
      expect(reply.state.turn).toBe(1)
    }
    const long = await talk(
      open.engine,
      ilse,
      Array.from({ length: 60 }, (_, i) => `${LINES[i % LINES.length]!} ${i}`),
    )
    for (const { state } of long) expect(Buffer.byteLength(JSON.stringify(state))).toBeLessThanOrEqual(8000)
  })

  it.each([
    '🎉🎉🎉', '👩‍👩‍👧‍👦', '', ' ', '\n\n', '...', '?!?!', 'a', '1', '𝔥𝔢𝔩𝔩𝔬', 'x'.repeat(500), 'word '.repeat(100), '?'.repeat(500), '.'.repeat(500), 'مرحبا كيف حالك اليوم', 'שלום מה שלומך', '你好，你是谁？', '\u202Eolleh\u202C',
    '\u200b\u200b', 'I, and, but, so, then', ', , , ,', 'and you? and you? and you?', '{{char}} {name} ${x} %s', '<script>alert(1)</script>', "'; drop table message; --", '\\u0000 \u0000', 'Z̸̢͠a̷l̵g̶o̵', '10/10 would (not) do [this] again*',
  ])('answers %j without a fault, within its limits', async (text) => {
    const [reply] = await talk(open.engine, ilse, [text], { topic: 'fuzz' })
    expect(reply!.text.length).toBeGreaterThan(0)
    expect(countSymbols(reply!.text)).toBeLessThanOrEqual(ilse.data.extensions.green_room.style.maxSymbols)
    expect(reply!.text).not.toMatch(/\{\w+\}|undefined|null|NaN|\s{2,}/)
    expect(safeLength(reply!.text, noMemory)).toBe(reply!.text.length)
  }) // prettier-ignore

  it('answers several messages with one reply, and heeds a narrower limit', async () => {
    const history = ['my name is Dana', 'I live in Porto', 'do you remember my name?'].map((text, i) => ({
      number: i + 1,
      from: 'reader' as const,
      text,
    }))
    const reply = await open.engine.reply({
      replyId: 'r', topicId: 't', seed: 's', card: ilse, room: { title: 'r', mood: 'm' }, topicTitle: 't', language: 'en', limits: { symbolsMax: 60 },
      history, memory: { summary: null, facts: [] }, state: null,
    }) // prettier-ignore
    expect(reply.text).toContain('Dana')
    expect(countSymbols(reply.text)).toBeLessThanOrEqual(60)
    expect(reply.facts).toEqual([{ key: 'name', value: 'Dana', sourceNumber: 3 }, { key: 'place', value: 'Porto', sourceNumber: 3 }]) // prettier-ignore
  })

  it('speaks honestly of files', async () => {
    const [picture] = await talk(open.engine, ilse, ['look at this'], { attachments: [{ kind: 'image', name: 'cat.png', text: null }] })
    expect(picture!.text).toMatch(/cat\.png/)
    expect(picture!.text).toMatch(/can't|no eyes/)
    const [document] = await talk(open.engine, ilse, [''], {
      attachments: [{ kind: 'document', name: 'list.txt', text: 'milk, rope and\n a lamp' }],
    })
    expect(document!.text).toContain('milk, rope and a lamp')
    const about = async (text: string | null) =>
      (await talk(open.engine, ilse, ['what do you say to this?'], { attachments: [{ kind: 'document', name: 'a.pdf', text }] }))[0]!.text
    expect(await about(`${'milk '.repeat(40)}end`)).toMatch(/"(milk )+milk…"/)
    expect(await about('Mail to ida@example.com\nThe rope is in the shed.')).toContain('"The rope is in the shed"')
    const silent = await about('https://example.com/very/long')
    expect(silent).toMatch(/don't repeat|leave those where they are/)
    expect(await about(null)).toMatch(/could not read any words|stays closed/)
  })

  it('says in the reader’s own language that it speaks English here', async () => {
    const [german] = await talk(open.engine, castCard('fenn'), ['ich bin heute sehr müde und habe keine lust mehr auf arbeit'])
    expect(german!.text).toMatch(/Englisch/)
    const [arabic] = await talk(open.engine, castCard('fenn'), ['كان يومي طويلا جدا'])
    expect(arabic!.text).toMatch(/الإنجليزية/)
    const [hello] = await talk(open.engine, castCard('fenn'), ['buongiorno'])
    expect(hello!.state.lastAct).toBe('greeting')
  })

  it('lives on spelling alone when the encoder is missing, and says why', async () => {
    const without = openEmbedded(new Encoder({ log, workerUrl: pathToFileURL('/nowhere/encoder-worker.ts') }))
    const spoken = await talk(without.engine, ilse, ['hello', 'are you a bot?', 'do you have any kids?', 'I feel so lonely', 'good night'])
    expect(without.encoder.failure).toMatch(/encoder/)
    expect(spoken[1]!.text).toMatch(/\bAI\b/)
    expect(spoken[2]!.text).toMatch(/children/i)
    expect(spoken[4]!.state.lastAct).toBe('farewell-sleep')
    await without.close()
  })

  it('loses no reply when the encoder is killed, and gets it back', async () => {
    const fragile = openEmbedded()
    await talk(fragile.engine, ilse, ['hello'])
    await fragile.encoder.thread!.terminate()
    const [during] = await talk(fragile.engine, ilse, ['do you have any kids?'])
    expect(during!.text).toMatch(/children/i)
    expect(fragile.encoder.failure).not.toBeNull()
    await expect.poll(() => fragile.encoder.failure, { timeout: 8000 }).toBeNull()
    const vectors = await fragile.encoder.embed(['back again'], { urgent: true })
    expect(vectors![0]).toHaveLength(DIMENSIONS)
    await fragile.close()
  }, 20_000)
})
