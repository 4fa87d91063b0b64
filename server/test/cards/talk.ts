// A conversation with a card, turn by turn, as the lounge would hold it. With TRANSCRIPTS=1 in the environment it is printed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Card, type Language } from '@green-room/contract/characters'
import { CommonIndex } from '#server/characters/embedded/common-index.ts'
import { EmbeddedEngine } from '#server/characters/embedded/embedded-engine.ts'
import type { EmbeddedReply } from '#server/characters/embedded/turn-frame.ts'
import { Encoder } from '#server/characters/embedded/encoder.ts'
import { VectorStore } from '#server/characters/embedded/vector-store.ts'
import type { AttachmentNote, Fact, HistoryMessage } from '#server/characters/engine.ts'
import { languageOfTalk } from '#server/characters/talk-language.ts'

const ROOT = join(import.meta.dirname, '../..')
const log = { info: () => {}, warn: () => {} }

export const castCard = (slug: string): Card => Card.parse(JSON.parse(readFileSync(join(ROOT, `seeds/characters/${slug}.json`), 'utf8')))

/** An engine on vectors that stay in node_modules between runs. `encoder` may be one that is missing or dies. */
export function openEmbedded(encoder = new Encoder({ log })) {
  const store = new VectorStore(encoder, { cacheDir: join(ROOT, '../node_modules/.cache/green-room'), log })
  const common = CommonIndex.build(store)
  return { engine: new EmbeddedEngine(store, common), store, common, encoder, close: () => encoder.close() }
}

export interface Spoken extends EmbeddedReply {
  reader: string
  /** What memory holds after the turn, by key. */
  known: Record<string, string>
}
export interface TalkOptions {
  topic?: string
  facts?: Fact[]
  /** The character's opening line, which stands first in a hosted topic. */
  opening?: string
  attachments?: AttachmentNote[]
  /** The language in which the topic was opened. */
  language?: Language
}

/** Says the lines one after the other and answers every reply with the state behind it. */
export async function talk(engine: EmbeddedEngine, card: Card, lines: string[], options: TalkOptions = {}): Promise<Spoken[]> {
  const { topic = 'topic', opening, attachments, language = 'en' } = options
  const known = Object.fromEntries((options.facts ?? []).map(({ key, value }) => [key, value]))
  const history: HistoryMessage[] = opening ? [{ number: 1, from: 'character', text: opening }] : []
  const spoken: Spoken[] = []
  for (const reader of lines) {
    history.push({ number: history.length + 1, from: 'reader', text: reader, ...(attachments ? { attachments } : {}) })
    const reply = await engine.reply({
      replyId: `${topic}-${history.length}`,
      topicId: topic,
      seed: `${topic}:${history.length}`,
      card,
      room: { title: 'The Back Bar', mood: 'quiet' },
      topicTitle: 'A topic',
      language: await languageOfTalk(
        history.filter(({ from }) => from === 'reader').map(({ text }) => text),
        language,
      ),
      limits: { symbolsMax: 500 },
      history: [...history],
      memory: { summary: null, facts: Object.entries(known).map(([key, value]) => ({ key, value })) },
      state: spoken.at(-1)?.state ?? null,
    })
    history.push({ number: history.length + 1, from: 'character', text: reply.text })
    for (const { key, value } of reply.facts) known[key] = value
    spoken.push({ reader, ...reply, known: { ...known } })
  }
  if (process.env['TRANSCRIPTS']) print(card, spoken)
  return spoken
}

function print(card: Card, spoken: Spoken[]): void {
  const lines = spoken.map(({ reader, text }) => `  > ${reader}\n      ${text}`)
  process.stdout.write(`\n# ${card.data.name}\n${lines.join('\n')}\n`)
}
