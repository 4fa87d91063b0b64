import type { Topic, TOPIC_COLORS, TOPIC_TITLE_MAX } from '@green-room/contract/topics'

export type TopicColor = (typeof TOPIC_COLORS)[number]

/** `color` names a hue and nothing else: ground, ink and name are made of it with fixed lightness and chroma (tokens.css). */
export const HUES: Readonly<Record<TopicColor, number>> = { blue: 262, red: 18, purple: 318, green: 150, amber: 70, teal: 200 }
export const COLORS = Object.keys(HUES) as TopicColor[]
const isColor = (color: string): color is TopicColor => Object.hasOwn(HUES, color)
export const hueOf = (color: string | null): number | null => (color !== null && isColor(color) ? HUES[color] : null)

type Colored = Pick<Topic, 'is_highlighted' | 'highlight_color' | 'color' | 'user_id' | 'companion'>
export const colorOf = (topic: Pick<Topic, 'is_highlighted' | 'highlight_color' | 'color'>): string | null =>
  (topic.is_highlighted ? topic.highlight_color : null) ?? topic.color

/** Beside each other and above each other in a grid of at most three columns. */
const NEIGHBOURS = 3

/** The colours of a list: what a character hosts gives way to its neighbours, what a person chose stays. */
export function spreadColors(topics: readonly Colored[]): (string | null)[] {
  const spread: (string | null)[] = []
  for (const [place, topic] of topics.entries()) {
    const color = colorOf(topic)
    const isHosted = topic.user_id !== null && topic.user_id === topic.companion?.id
    const taken = new Set([
      ...spread.slice(-NEIGHBOURS),
      ...topics
        .slice(place + 1, place + 2)
        .filter(isChosen)
        .map(colorOf),
    ])
    const from = COLORS.findIndex((one) => one === color)
    const free = COLORS.map((_, step) => COLORS[(from + step) % COLORS.length]!).find((one) => !taken.has(one))
    spread.push(isHosted && from >= 0 ? (free ?? color) : color)
  }
  return spread
}
const isChosen = (topic: Colored): boolean => topic.user_id === null || topic.user_id !== topic.companion?.id

/** The contract's number, checked by its type: its module would bring the schemas along. */
export const TITLE_SYMBOLS_MAX: typeof TOPIC_TITLE_MAX = 50
