import type { Topic } from '@green-room/contract/topics'
import { expect, test } from 'vitest'
import { COLORS, spreadColors } from './hues.ts'

type Colored = Parameters<typeof spreadColors>[0][number]
const hosted = (color: string): Colored => ({
  is_highlighted: false,
  highlight_color: null,
  color,
  user_id: '9',
  companion: { id: '9' } as Topic['companion'],
})
const chosen = (color: string): Colored => ({ ...hosted(color), is_highlighted: true, highlight_color: color, user_id: null })

test('what characters host never shares a hue with a neighbour, in one column, in two and in three', () => {
  const all = Array.from({ length: 60 }, (_, place) => hosted(COLORS[(place * place) % 2]!))
  const colors = spreadColors(all)
  for (const columns of [1, 2, 3])
    expect(colors.filter((color, place) => place >= columns && color === colors[place - columns])).toEqual([])
  expect(colors.filter((color, place) => place > 0 && color === colors[place - 1])).toEqual([])
})

test('what a person chose stays, and those around it give way', () => {
  const colors = spreadColors([hosted('blue'), chosen('blue'), chosen('blue'), hosted('blue')])
  expect(colors.slice(1, 3)).toEqual(['blue', 'blue'])
  expect([colors[0], colors[3]]).not.toContain('blue')
})

test('a list keeps its colours where it grows at its end, and one without colour stays so', () => {
  const list = [hosted('red'), { ...hosted('red'), color: null, user_id: null }, hosted('red'), hosted('teal')]
  expect(spreadColors(list).slice(0, 3)).toEqual(spreadColors(list.slice(0, 3)))
  expect(spreadColors(list)[1]).toBeNull()
})
