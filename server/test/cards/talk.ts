// A conversation with a card, turn by turn, as the lounge would hold it. With TRANSCRIPTS=1 in the environment it is printed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Card, type Language } from '@green-room/contract/characters'
import { open } from '@green-room/talker/talker.ts'
import type { Persona, TalkReply } from '@green-room/talker/talk.ts'
import type { AttachmentNote, HistoryMessage, Turn } from '#server/characters/engine/engine.ts'
import { guideOf } from '#server/characters/prompt/guide.ts'
import { personaOf } from '#server/characters/stories/personas.ts'
import { shippedStories } from '#server/characters/stories/stories.ts'
import { languageOfTalk } from '#server/characters/language/talk-language.ts'
import { DEFAULT_SETTINGS } from '#server/content/settings.ts'
import { careTurnsLeft } from '#server/safety/crisis.ts'

const ROOT = join(import.meta.dirname, '../..')

export const castCard = (slug: string): Card => Card.parse(JSON.parse(readFileSync(join(ROOT, `seeds/characters/${slug}.json`), 'utf8')))
/** With the stories that ship for it. */
export const castPersona = (card: Card): Persona => personaOf(card, shippedStories(card.data.extensions.green_room.slug))

export interface Spoken extends TalkReply {
  reader: string
  /** What memory holds after the turn, by key. */
  known: Record<string, string>
}
export interface TalkOptions {
  /** The topic's title; the thread of that title is told. */
  title?: string
  facts?: Record<string, string>
  attachments?: AttachmentNote[]
  /** The language in which the topic was opened. */
  language?: Language
}

/** A turn as an engine gets it, whole enough for the talker. */
export const turnOf = (card: Card, persona: Persona, rest: Partial<Turn>): Omit<Turn, 'signal'> => ({
  replyId: '1',
  topicId: '1',
  seed: '1',
  card,
  persona,
  room: { title: 'The Back Bar', mood: 'quiet' },
  topicTitle: 'A topic',
  language: 'en',
  limits: { symbolsMax: 500 },
  history: [],
  memory: { summary: null, facts: [] },
  state: null,
  ...rest,
})

/** Says the lines one after the other and answers every reply with the state behind it. */
export async function talk(card: Card, lines: string[], options: TalkOptions = {}): Promise<Spoken[]> {
  const { title = 'A topic', attachments, language = 'en' } = options
  const persona = castPersona(card)
  const known = { ...options.facts }
  const history: HistoryMessage[] = [{ number: 1, from: 'character', text: open(persona, language, title).text }]
  const spoken: Spoken[] = []
  for (const reader of lines) {
    history.push({ number: history.length + 1, from: 'reader', text: reader, ...(attachments ? { attachments } : {}) })
    const said = history.filter(({ from }) => from === 'reader').map(({ text }) => text)
    const reply = guideOf(
      turnOf(card, persona, {
        topicTitle: title,
        language: await languageOfTalk(said, language),
        history: [...history],
        care: careTurnsLeft(history, DEFAULT_SETTINGS.care_turns) > 0,
        memory: { summary: null, facts: Object.entries(known).map(([key, value]) => ({ key, value })) },
        state: spoken.at(-1)?.state ?? null,
      }),
    )
    history.push({ number: history.length + 1, from: 'character', text: reply.text })
    Object.assign(known, reply.facts)
    spoken.push({ reader, ...reply, known: { ...known } })
  }
  if (process.env['TRANSCRIPTS']) print(card, spoken)
  return spoken
}

function print(card: Card, spoken: Spoken[]): void {
  const lines = spoken.map(
    ({ reader, text, how, suggestions }) => `  > ${reader}  [${how}]\n      ${text}\n      {${suggestions.join(' | ')}}`,
  )
  process.stdout.write(`\n# ${card.data.name}\n${lines.join('\n')}\n`)
}
