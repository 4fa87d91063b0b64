// How the room of a model's window is shared out. Pure: texts and a counter in, texts out.
import type { TokenCount } from './tokens.ts'

/** Tokens of a window of 8,192; other windows scale them. What they leave is history. */
const SHARES = { reply: 600, lore: 900, documents: 1200, facts: 300, summary: 600, examples: 500, reminder: 80 }
const WINDOW = 8192
const MARGIN = 0.15
const HISTORY_MESSAGES_MIN = 6
/** A reply needs no more however wide the window is, and a summary of ten pages is no summary. */
const GROWTH_MAX = 4

export interface Parts<Message extends { text: string }> {
  /** The stable part, the topic's lines and pinned facts: never cut. */
  fixed: string
  /** Best first: the last ones go first. */
  examples: string[]
  lore: string[]
  documents: string[]
  facts: string[]
  summary: string
  /** Oldest first: the oldest go first, the last six never. */
  history: Message[]
}

/**
 * The parts that fit into a window of so many tokens. Every part is first cut to its own share; where the whole is still too long,
 * examples go, then lore, documents, the summary, and older messages.
 */
export function fitBudget<Message extends { text: string }>(
  parts: Parts<Message>,
  windowTokens: number,
  count: TokenCount,
): Parts<Message> {
  const scale = Math.min(GROWTH_MAX, windowTokens / WINDOW)
  const share = (name: keyof typeof SHARES) => Math.floor(SHARES[name] * scale)
  const all = (texts: string[]) => texts.reduce((sum, text) => sum + count(text), 0)
  const fitted: Parts<Message> = {
    fixed: parts.fixed,
    examples: leading(parts.examples, share('examples'), count),
    lore: leading(parts.lore, share('lore'), count),
    documents: leading(parts.documents, share('documents'), count),
    facts: leading(parts.facts, share('facts'), count),
    summary: count(parts.summary) <= share('summary') ? parts.summary : '',
    history: parts.history,
  }
  const room = Math.floor(windowTokens * (1 - MARGIN)) - share('reply') - share('reminder')
  const historyMin = all(fitted.history.slice(-HISTORY_MESSAGES_MIN).map((message) => message.text))
  const excess = () =>
    count(fitted.fixed) +
    all([...fitted.examples, ...fitted.lore, ...fitted.documents, ...fitted.facts, fitted.summary]) +
    historyMin -
    room
  for (const name of ['examples', 'lore', 'documents'] as const)
    while (fitted[name].length > 0 && excess() > 0) fitted[name] = fitted[name].slice(0, -1)
  if (excess() > 0) fitted.summary = ''

  let left = -excess() // what the last six messages leave is for older ones
  let first = Math.max(0, fitted.history.length - HISTORY_MESSAGES_MIN)
  while (first > 0 && left - count(fitted.history[first - 1]!.text) >= 0) left -= count(fitted.history[--first]!.text)
  return { ...fitted, history: fitted.history.slice(first) }
}

/** Longest answer in tokens for so many symbols: the SDK cuts a model off there, we cut at a sentence end before. */
export const outputTokensMax = (symbolsMax: number, isLatin: boolean): number =>
  Math.ceil((Math.ceil(symbolsMax / 2) + 40) * (isLatin ? 1 : 1.5))

function leading(texts: string[], tokens: number, count: TokenCount): string[] {
  let left = tokens
  const fit = texts.findIndex((text) => (left -= count(text)) < 0)
  return fit === -1 ? texts : texts.slice(0, fit)
}
