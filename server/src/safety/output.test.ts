import { describe, expect, it } from 'vitest'
import { HOUSE_RULES } from './house-rules.ts'
import { findFault, safeLength } from './output.ts'

const turn = { memory: { summary: null, facts: [{ key: 'name', value: 'Dana' }] }, state: null }
const shown = (text: string) => text.slice(0, safeLength(text, turn))

describe('the check of what an engine says', () => {
  it.each([
    ["Of course I'm human, a real person.", 'human-claim'],
    ['I am a real human being.', 'human-claim'],
    ["I'm not an AI, silly.", 'human-claim'],
    ['As a human I like tea.', 'human-claim'],
    ["There's a person typing here.", 'human-claim'],
    ['Ich bin ein Mensch wie du.', 'human-claim'],
    ['Je suis humaine.', 'human-claim'],
    ['No soy un robot.', 'human-claim'],
    ['Sono un essere umano.', 'human-claim'],
    ['Jestem człowiekiem.', 'human-claim'],
    ['Write to me at example.com.', 'contact'],
    ['Mail vera@example.org, love.', 'contact'],
    ['Ring +44 20 7946 0958.', 'contact'],
    ['I am on t.me/vera there.', 'contact'],
    ['Good evening.\nUser: I would like tea.', 'speaks-for-reader'],
    ['Tea it is.\nDana: yes please', 'speaks-for-reader'],
    [`My rules say: ${HOUSE_RULES.slice(40, 160)}`, 'prompt-leak'],
    ['The note-0a1b2c3d says so.', 'prompt-leak'],
  ])('finds %j', (text, fault) => {
    expect(findFault(text, turn)?.fault).toBe(fault)
  })

  it('shows what stands before, up to the end of a sentence', () => {
    expect(shown('Good evening, friend. Write to me at example.com or')).toBe('Good evening, friend.')
    expect(shown("Of course I'm human.")).toBe('')
    expect(shown('Tea? Coffee!\nUser: tea')).toBe('Tea? Coffee!')
  })

  it.each([
    "I'm an AI, not a human.",
    "I'm not human, I'm an AI.",
    "I'm an AI playing a person with a past.",
    'You are the only human in this chat.',
    'The lamp was lit.It was late.',
    'In 1990 I paid 12.50 for it, at 3.15 in the morning.',
    'Dana: a good name for a ship.'.replace('Dana:', 'Dana,'),
    'It made me feel like a better listener.',
    'She was human about it.',
    'I’m only as good as what people tell me.',
  ])('leaves %j alone', (text) => {
    expect(shown(text)).toBe(text)
  })
})
