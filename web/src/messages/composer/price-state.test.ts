import { describe, expect, test } from 'vitest'
import { priceState } from './price-state.ts'

const PRICES = {
  message_symbol_cost: 0.1,
  image_attachment_cost: 20,
  document_attachment_cost: 20,
  audio_attachment_cost: 30,
  video_attachment_cost: 40,
}
const state = (text: string, balance: number | null = 100, known: Parameters<typeof priceState>[3] = null) =>
  priceState(text, PRICES, balance, known)

describe('the price of a text', () => {
  test('counts what a reader sees, not code points', () => {
    expect(state('Hi 👩‍👩‍👧‍👦')).toMatchObject({ points: 0.4, left: 496, isBlank: false })
  })
  test('is nothing for a blank text', () => {
    expect(state(' \n ')).toMatchObject({ points: 0, left: 500, isBlank: true })
  })
  test('is the server’s own for the very text it was told for, and ours again after a change', () => {
    const known = { text: 'Hello', points: 0.7 }
    expect(state('Hello', 100, known).points).toBe(0.7)
    expect(state('Hello!', 100, known).points).toBe(0.6)
  })
  test('says when it is more than the balance; an unknown balance stops nobody', () => {
    expect(state('Hello', 0.5).isTooDear).toBe(false)
    expect(state('Hello', 0.49).isTooDear).toBe(true)
    expect(state('Hello', null).isTooDear).toBe(false)
  })
  test('says when the text is too long, and by how much', () => {
    expect(state('x'.repeat(500), 1_000)).toMatchObject({ left: 0, isTooLong: false })
    expect(state('x'.repeat(512), 1_000)).toMatchObject({ left: -12, isTooLong: true })
  })
})
