// A talk with any engine as the lounge would hold it: history, memory, state, and the output checks over what is shown.
import type { Card, Language } from '@green-room/contract/characters'
import { open } from '@green-room/talker/talker.ts'
import type { CharacterEngine, HistoryMessage, Turn } from '#server/characters/engine/engine.ts'
import { safeLength } from '#server/safety/output.ts'
import { personaOf } from '#server/characters/stories/personas.ts'
import { shippedStories } from '#server/characters/stories/stories.ts'
import { languageOfTalk } from '#server/characters/language/talk-language.ts'

const TITLE = 'A talk about anything'

export interface Spoken {
  reader: string
  /** What a member would have seen. */
  text: string
  /** The output checks took something away. */
  isCut: boolean
  failure: string | null
  ms: number
}

export async function talk(engine: CharacterEngine, card: Card, lines: string[], language: Language, topic: string): Promise<Spoken[]> {
  const persona = personaOf(card, shippedStories(card.data.extensions.green_room.slug))
  const history: HistoryMessage[] = [{ number: 1, from: 'character', text: open(persona, language, TITLE).text }]
  const facts = new Map<string, string>()
  const spoken: Spoken[] = []
  let state: unknown = null
  for (const reader of lines) {
    history.push({ number: history.length + 1, from: 'reader', text: reader })
    const turn: Turn = {
      replyId: `${topic}-${history.length}`,
      topicId: topic,
      seed: `${topic}:${history.length}`,
      card,
      persona,
      room: { title: 'The Back Bar', mood: 'Low lights, long answers.' },
      topicTitle: TITLE,
      language: await languageOfTalk(
        history.filter(({ from }) => from === 'reader').map(({ text }) => text),
        language,
      ),
      limits: { symbolsMax: card.data.extensions.green_room.style.maxSymbols },
      history: [...history],
      memory: { summary: null, facts: [...facts].map(([key, value]) => ({ key, value })) },
      state,
      signal: AbortSignal.timeout(120_000),
    }
    const began = performance.now()
    let raw = ''
    let failure: string | null = null
    for await (const event of engine.reply(turn)) {
      if (event.type === 'text') raw += event.text
      if (event.type === 'failed') failure = event.kind
      if (event.type === 'end') {
        state = event.state
        for (const { key, value } of event.facts) facts.set(key, value)
      }
    }
    const text = raw.slice(0, safeLength(raw, turn)).trimEnd()
    spoken.push({ reader, text, isCut: text.length < raw.trimEnd().length, failure, ms: performance.now() - began })
    history.push({ number: history.length + 1, from: 'character', text })
  }
  return spoken
}
