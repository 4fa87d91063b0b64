import { LANGUAGES } from '@green-room/contract/characters'
import type { Message } from '@green-room/contract/messages'
import type { Taste } from '@green-room/contract/members/tastes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestCaller } from '../../../test/people/callers.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import type { Visitor } from '../../../test/people/visitor.ts'
import { retellTaste, tasteIn } from './tastes.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge()
})
afterAll(() => lounge.close())

/** Every way through a taste: its code, and what the page shows on it, line by line. */
function walks({ language, first, turns, real }: Taste): { code: string; lines: string[]; next: string }[] {
  const found: { code: string; lines: string[]; next: string }[] = []
  const walk = (name: string, keys: string, lines: string[], asked: boolean): void => {
    const turn = turns[name]!
    if (!asked && keys.length === 1) walk(name, `${keys}r`, [...lines, real.text, `${real.answer}\n\n${turn.back}`], true)
    for (const [place, { text, reaction, to }] of turn.choices.entries()) {
      const said = [...lines, text, to === null ? reaction : `${reaction}\n\n${turns[to]!.say}`]
      if (to === null) found.push({ code: `${language}-${keys}${place}`, lines: said, next: '' })
      else walk(to, `${keys}${place}`, said, asked)
    }
  }
  walk(first, '', [turns[first]!.say], false)
  return found
}

test.each(LANGUAGES)('the taste in %s is small, asks three times, and says once that nobody real writes', async (language) => {
  const taste = (await tasteIn(lounge.lounge.db, language))!
  expect(Buffer.byteLength(JSON.stringify(taste))).toBeLessThanOrEqual(8_000)
  expect(Object.values(taste.turns).every(({ choices }) => choices.length >= 2)).toBe(true)
  expect(taste.real.answer).toMatch(/\bAI\b|\bKI\b|\bIA\b|\bSI\b|ذكاء/u)
})

test.each(LANGUAGES)(
  'whatever is tapped in %s, the chat begins with the very lines that the page showed, and goes on with a new one',
  async (language) => {
    const { db } = lounge.lounge
    const all = walks((await tasteIn(db, language))!)
    expect(all.length).toBeGreaterThanOrEqual(16)
    for (const { code, lines } of all) {
      const retold = (await retellTaste(db, code))!
      expect(retold.lines.map(({ text }) => text)).toEqual(lines)
      expect(retold.next).not.toBe('')
      expect(retold.reply.suggestions.length).toBeGreaterThanOrEqual(2)
    }
  },
)

describe('a taste goes on', () => {
  const said = async (member: Visitor, topicId: string) => {
    await member.call('acceptTerms', { topic_id: topicId })
    const { body } = await member.call('listMessages', { topic_id: topicId })
    return { messages: body.payload.data as Message[], suggestions: body.payload.meta.suggestions as string[] }
  }

  test('as a chat that begins with its lines, costs nothing, and is at the story’s next beat', async () => {
    const member = await lounge.member()
    const { body } = await member.call('openTaste', { taste: 'en-0r10' })
    const topicId = body.payload.topic_id as string
    const { messages, suggestions } = await said(member, topicId)
    expect(messages.map(({ is_mine, is_free, charge }) => [is_mine, is_free, charge])).toEqual([
      ...[0, 1, 2, 3].flatMap(() => [
        [false, true, null],
        [true, true, 'free'],
      ]),
      [false, true, null],
      [false, true, null],
    ])
    expect(messages.filter(({ is_mine }) => is_mine).map(({ content }) => content)).toEqual([
      'Find out whose it is',
      'Are you a real person?',
      'Send a taxi',
      'Yes, tell her everything',
    ])
    const told = await lounge.database.owner
      .selectFrom('message')
      .select('is_told')
      .where('topic_id', '=', topicId)
      .orderBy('number')
      .execute()
    expect(told.map((row) => row.is_told)).toEqual([...Array.from({ length: 9 }, () => true), false])
    expect((await member.call('readProfile')).body.payload.balance).toBe(200)
    expect((await member.call('listActiveTopics')).body.payload[0].unread).toBe(1)

    await member.call('postMessage', { topic_id: topicId, content: suggestions[0]! })
    const answer = await waitFor(async () =>
      (await said(member, topicId)).messages.find(({ number, is_streaming, is_typing }) => number === 12 && !is_streaming && !is_typing),
    )
    expect(answer.content).not.toBe('')
    expect(messages.map(({ content }) => content)).not.toContain(answer.content)
  })

  test('in one chat, however often it is asked for', async () => {
    const member = await lounge.member()
    const answers = await Promise.all([1, 2, 3].map(() => member.call('openTaste', { taste: 'de-012' })))
    expect(new Set(answers.map(({ body }) => body.payload.topic_id)).size).toBe(1)
    expect((await member.call('listActiveTopics')).body.payload).toHaveLength(1)
  })

  test('before its third answer too, with all that was shown', async () => {
    const member = await lounge.member()
    const { body } = await member.call('openTaste', { taste: 'en-1' })
    const { messages, suggestions } = await said(member, body.payload.topic_id)
    expect(messages).toHaveLength(3)
    expect(suggestions).toContain('Send a taxi')
  })

  test('in no second chat, in none of a story that there is not, and for no guest', async () => {
    const member = await lounge.member()
    const { body: first } = await member.call('openTaste', { taste: 'en-000' })
    const { code, body } = await member.call('openTaste', { taste: 'en-111' })
    expect([code, body.code, body.payload.topic_id]).toEqual([400, 'topic.already-active', first.payload.topic_id])
    const other = await lounge.member()
    expect((await other.call('openTaste', { taste: 'en-003' })).body.code).toBe('topic.not-found')
    expect((await other.call('openTaste', { taste: 'xx-000' })).body.code).toBe('topic.not-found')
    expect((await other.call('openTaste', { taste: '../en' })).code).toBe(422)
    expect((await (await guestCaller(lounge.origin)).call('openTaste', { taste: 'en-000' })).code).toBe(401)
  })

  test('with nobody who has left the floor: then the page gives none', async () => {
    const own = await openTestLounge({ stocked: false, replies: false })
    await own.database.owner.updateTable('character').set({ status: 'retired' }).where('slug', '=', 'marlow').execute()
    expect((await own.visitor().call('readTaste')).body.payload).toBeNull()
    await own.close()
  })
})
