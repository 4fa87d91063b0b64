import type { TOPIC_COLORS, TOPIC_TITLE_MAX } from '@green-room/contract/topics'

export type TopicColor = (typeof TOPIC_COLORS)[number]

/** `color` names a hue and nothing else: ground, ink and name are made of it with fixed lightness and chroma (tokens.css). */
export const HUES: Readonly<Record<TopicColor, number>> = { blue: 262, red: 18, purple: 318, green: 150, amber: 70, teal: 200 }
export const COLORS = Object.keys(HUES) as TopicColor[]
export const hueOf = (color: string | null): number | null =>
  color !== null && Object.hasOwn(HUES, color) ? HUES[color as TopicColor] : null

/** The contract's number, checked by its type: its module would bring the schemas along. */
export const TITLE_SYMBOLS_MAX: typeof TOPIC_TITLE_MAX = 50
