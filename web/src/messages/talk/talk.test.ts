import { describe, expect, test } from 'vitest'
import { message, replyStatus } from '../log/message.test-data.ts'
import { hasOlder, hearCharge, hearMessage, hearRemoval, hearWriting, isComposing, readPage, type Talk } from './talk.ts'

const talkOf = (...numbers: number[]): Talk => ({ messages: numbers.map((number) => message(number)), reply: null })
const numbersOf = (talk: Talk | null) => talk?.messages.map(({ number }) => number)

describe('pages', () => {
  test('a page that comes newest first is kept in order, and the typing item is no message', () => {
    const page = [message(4, { is_typing: true, id: 'typing-7' }), message(3), message(2)]
    const talk = readPage(undefined, page, replyStatus())
    expect(numbersOf(talk)).toEqual([2, 3])
    expect(isComposing(talk)).toBe(true)
    expect(hasOlder(talk)).toBe(true)
  })
  test('a page whose last item types shows that the companion does, also where it says nothing of a reply', () => {
    const typing = message(4, { is_typing: true, id: 'typing-7' })
    expect(isComposing(readPage(undefined, [message(3), typing], null))).toBe(true)
    expect(isComposing(readPage(undefined, [message(3)], null))).toBe(false)
    const streaming = replyStatus({ state: 'streaming' })
    expect(readPage(undefined, [message(3), typing], streaming).reply).toBe(streaming)
  })
  test('older and overlapping pages extend the window', () => {
    const talk = readPage(readPage(talkOf(5, 6), [message(3), message(4)], undefined), [message(6), message(7)], null)
    expect(numbersOf(talk)).toEqual([3, 4, 5, 6, 7])
  })
  test('a page beyond the window replaces it, so that it never has a hole', () => {
    expect(numbersOf(readPage(talkOf(1, 2), [message(9), message(10)], null))).toEqual([9, 10])
  })
  test('a page far before the window is left out', () => {
    expect(numbersOf(readPage(talkOf(9, 10), [message(1), message(2)], undefined))).toEqual([9, 10])
  })
  test('an older page says nothing about the reply', () => {
    const reply = replyStatus({ state: 'streaming' })
    expect(readPage({ ...talkOf(3), reply }, [message(2)], undefined).reply).toBe(reply)
    expect(readPage({ ...talkOf(3), reply }, [message(3)], null).reply).toBe(null)
  })
  test('a page that was read before the news does not undo them', () => {
    const streaming = { ...message(2, { content: 'Good eve', is_streaming: true }) }
    const ahead: Talk = { messages: [message(1), { ...streaming, content: 'Good evening to you' }], reply: null }
    expect(readPage(ahead, [streaming], undefined).messages[1]?.content).toBe('Good evening to you')
    const done: Talk = { messages: [message(1), message(2, { content: 'Good evening.' })], reply: null }
    expect(readPage(done, [streaming], undefined).messages[1]).toMatchObject({ content: 'Good evening.', is_streaming: false })
    const deleted = hearRemoval(talkOf(1), 1)
    expect(readPage(deleted, [message(1)], undefined).messages[0]?.is_deleted).toBe(true)
  })
})

describe('news', () => {
  test('the next message is added once, however often it is told', () => {
    const once = hearMessage(talkOf(1, 2), message(3))
    expect(numbersOf(hearMessage(once!, message(3)))).toEqual([1, 2, 3])
  })
  test('a message beyond the next means that the pages must be read', () => {
    expect(hearMessage(talkOf(1, 2), message(4))).toBe(null)
    expect(hearMessage({ messages: [], reply: null }, message(2))).toBe(null)
  })
  test('a message from before the window changes nothing', () => {
    const talk = talkOf(5, 6)
    expect(hearMessage(talk, message(2))).toBe(talk)
  })
  test('a removed message loses its words and files', () => {
    const [gone] = hearRemoval(talkOf(1, 2), 1).messages
    expect(gone).toMatchObject({ is_deleted: true, content: '', attachments: [] })
  })
  test('a charge reaches the own messages of its range alone', () => {
    const talk: Talk = {
      messages: [message(1, { is_mine: true }), message(2), message(3, { is_mine: true }), message(4, { is_mine: true })],
      reply: null,
    }
    const charged = hearCharge(talk, { from: 1, through: 3, charge: 'not-charged' })
    expect(charged.messages.map(({ charge }) => charge)).toEqual(['not-charged', null, 'not-charged', 'held'])
  })
})

describe('text as it is written', () => {
  const begun: Talk = { messages: [message(1, { content: 'Good ', is_streaming: true })], reply: null }
  const write = (talk: Talk, offset: number, text: string, revision = 1) => hearWriting(talk, { number: 1, revision, offset, text })

  test('pieces follow one another', () => {
    const talk = write(write(begun, 5, 'evening')!, 12, ', Noor')
    expect(talk?.messages[0]?.content).toBe('Good evening, Noor')
  })
  test('a piece that was heard already adds nothing', () => {
    const talk = write(begun, 5, 'evening')!
    expect(write(talk, 5, 'evening')).toBe(talk)
    expect(write(talk, 0, 'Good ')).toBe(talk)
  })
  test('a piece that overlaps adds its new part', () => {
    expect(write(begun, 0, 'Good evening')?.messages[0]?.content).toBe('Good evening')
  })
  test('a missing piece means that the pages must be read', () => {
    expect(write(begun, 9, 'Noor')).toBe(null)
    expect(hearWriting(begun, { number: 2, revision: 1, offset: 0, text: 'x' })).toBe(null)
  })
  test('a later revision replaces the text, from its beginning only', () => {
    expect(write(begun, 0, 'Hello', 2)?.messages[0]).toMatchObject({ content: 'Hello', revision: 2, is_streaming: true })
    expect(write(begun, 5, 'there', 2)).toBe(null)
  })
  test('an earlier revision and text after the end are ignored', () => {
    const later = write(begun, 0, 'Hello', 2)!
    expect(write(later, 5, 'evening', 1)).toBe(later)
    const done: Talk = { messages: [message(1, { content: 'Hello.' })], reply: null }
    expect(write(done, 6, ' more')).toBe(done)
  })
})
