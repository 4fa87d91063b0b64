// How the room of a model's window is shared out. Pure: texts and a counter in, texts out.
import type { TokenCount } from './tokens.ts'

/** Tokens of a window of 8,192; other windows scale them. What they leave is history. */
const SHARES = { reply: 600, lore: 900, documents: 1200, facts: 300, summary: 600, examples: 500, reminder: 80 }
const WINDOW = 8192
const MARGIN = 0.15
const HISTORY_MESSAGES_MIN = 6
/** A reply needs no more however wide the window is, and a summary of ten pages is no summary. */
const GROWTH_MAX = 4
/** A picture of 1,024 pixels a side costs 260 to 1,400 tokens, by provider. */
export const IMAGE_TOKENS = 1_000
/** Less of a document than this tells nothing. */
const DOCUMENT_MIN = 40

export interface Document {
  name: string
  text: string
}
export interface Parts<Message extends { text: string; images?: unknown[] }> {
  /** The stable part, the topic's lines and pinned facts: never cut. */
  fixed: string
  /** Best first: the last ones go first. */
  examples: string[]
  lore: string[]
  /** The one that doesn't fit whole is cut at its end. */
  documents: Document[]
  facts: string[]
  summary: string
  /** Oldest first: the oldest go first, the last six never. */
  history: Message[]
}

/**
 * The parts that fit into a window of so many tokens. Every part is first cut to its own share; where the whole is still too long,
 * examples go, then lore, documents, the summary, and older messages. Pictures of the messages that stay go last, the oldest first.
 */
export function fitBudget<Message extends { text: string; images?: unknown[] }>(
  parts: Parts<Message>,
  windowTokens: number,
  count: TokenCount,
): Parts<Message> {
  const scale = Math.min(GROWTH_MAX, windowTokens / WINDOW)
  const share = (name: keyof typeof SHARES) => Math.floor(SHARES[name] * scale)
  const all = (texts: string[]) => texts.reduce((sum, text) => sum + count(text), 0)
  const weight = (message: Message) => count(message.text) + (message.images?.length ?? 0) * IMAGE_TOKENS
  const fitted: Parts<Message> = {
    fixed: parts.fixed,
    examples: leading(parts.examples, share('examples'), count),
    lore: leading(parts.lore, share('lore'), count),
    documents: cutDocuments(parts.documents, share('documents'), count),
    facts: leading(parts.facts, share('facts'), count),
    summary: count(parts.summary) <= share('summary') ? parts.summary : '',
    history: parts.history,
  }
  const room = Math.floor(windowTokens * (1 - MARGIN)) - share('reply') - share('reminder')
  const historyMin = () => fitted.history.slice(-HISTORY_MESSAGES_MIN).reduce((sum, message) => sum + weight(message), 0)
  const excess = () =>
    count(fitted.fixed) +
    all([...fitted.examples, ...fitted.lore, ...fitted.documents.map(quoted), ...fitted.facts, fitted.summary]) +
    historyMin() -
    room
  for (const name of ['examples', 'lore', 'documents'] as const) while (fitted[name].length > 0 && excess() > 0) fitted[name].pop()
  if (excess() > 0) fitted.summary = ''
  while (excess() > 0) {
    const oldest = fitted.history.findIndex((message, at) => at >= fitted.history.length - HISTORY_MESSAGES_MIN && message.images?.length)
    if (oldest === -1) break
    fitted.history = fitted.history.with(oldest, { ...fitted.history[oldest]!, images: fitted.history[oldest]!.images!.slice(1) })
  }

  let left = -excess() // what the last six messages leave is for older ones
  let first = Math.max(0, fitted.history.length - HISTORY_MESSAGES_MIN)
  while (first > 0 && left - weight(fitted.history[first - 1]!) >= 0) left -= weight(fitted.history[--first]!)
  return { ...fitted, history: fitted.history.slice(first) }
}

/** Longest answer in tokens for so many symbols: the SDK cuts a model off there, we cut at a sentence end before. */
export const outputTokensMax = (symbolsMax: number, isLatin: boolean): number =>
  Math.ceil((Math.ceil(symbolsMax / 2) + 40) * (isLatin ? 1 : 1.5))

/** A document as it stands in the prompt: data in one line, in which nothing can look like a line of ours. */
export const quoted = (document: Document): string => JSON.stringify({ document: document.name, text: document.text })

function leading(texts: string[], tokens: number, count: TokenCount): string[] {
  let left = tokens
  const fit = texts.findIndex((text) => (left -= count(text)) < 0)
  return fit === -1 ? [...texts] : texts.slice(0, fit)
}

function cutDocuments(documents: Document[], tokens: number, count: TokenCount): Document[] {
  const kept: Document[] = []
  let left = tokens
  for (const document of documents) {
    const whole = count(quoted(document))
    const part =
      whole <= left
        ? document
        : { ...document, text: `${document.text.slice(0, Math.floor((document.text.length * left) / whole) - 40)} …` }
    if (whole > left && left < DOCUMENT_MIN) break
    kept.push(part)
    left -= count(quoted(part))
    if (part !== document) break
  }
  return kept
}
