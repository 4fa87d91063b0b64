// A talk with one character on the command line, as the lounge would hold it: `node server/evals/talk-by-hand.ts FILE --card=marlow
// [--language=de] [--title="…"] "line" …`. The talk so far stands in FILE; `#1` taps the first suggestion; no line opens it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Card, LANGUAGES, type Language } from '@green-room/contract/characters'
import { open } from '@green-room/talker/talker.ts'
import type { HistoryMessage } from '#server/characters/engine/engine.ts'
import { guideOf } from '#server/characters/prompt/guide.ts'
import { personaOf } from '#server/characters/stories/personas.ts'
import { shippedStories } from '#server/characters/stories/stories.ts'
import { languageOfTalk } from '#server/characters/language/talk-language.ts'
import { DEFAULT_SETTINGS } from '#server/content/settings.ts'
import { careTurnsLeft, isCrisis } from '#server/safety/crisis.ts'

interface Talk {
  slug: string
  language: Language
  title: string
  history: HistoryMessage[]
  state: unknown
  known: Record<string, string>
  suggestions: string[]
  how: string[]
}
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { card: { type: 'string' }, language: { type: 'string' }, title: { type: 'string' } },
})
const [file = 'talk.json', ...lines] = positionals
const talk: Talk = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Talk) : begin()
for (const line of lines) answer(/^#\d$/.test(line) ? (talk.suggestions[Number(line[1]) - 1] ?? line) : line, await languageWith(line))
writeFileSync(file, JSON.stringify(talk, null, 1))

function personaNow() {
  const card = Card.parse(JSON.parse(readFileSync(new URL(`../seeds/characters/${talk.slug}.json`, import.meta.url), 'utf8')))
  return { card, persona: personaOf(card, shippedStories(talk.slug)) }
}

function begin(): Talk {
  const language = LANGUAGES.find((each) => each === (values.language ?? 'en'))
  if (!language) throw new Error(`--language is one of ${LANGUAGES.join(', ')}`)
  const begun: Talk = {
    slug: values.card ?? 'marlow',
    language,
    title: values.title ?? '',
    history: [],
    state: null,
    known: {},
    suggestions: [],
    how: [],
  }
  const card = Card.parse(JSON.parse(readFileSync(new URL(`../seeds/characters/${begun.slug}.json`, import.meta.url), 'utf8')))
  const opened = open(personaOf(card, shippedStories(begun.slug)), language, begun.title)
  begun.history.push({ number: 1, from: 'character', text: opened.text })
  Object.assign(begun, { suggestions: opened.suggestions, state: opened.state })
  show(opened.text, opened.suggestions)
  return begun
}

async function languageWith(line: string): Promise<Language> {
  return languageOfTalk([...talk.history.filter(({ from }) => from === 'reader').map(({ text }) => text), line], talk.language)
}

function answer(text: string, language: Language): void {
  const { card, persona } = personaNow()
  talk.history.push({ number: talk.history.length + 1, from: 'reader', text })
  process.stdout.write(`> ${text}\n`)
  if (isCrisis(text)) return void process.stdout.write('(the lounge shows help, and the character says its line for a crisis)\n')
  const reply = guideOf({
    replyId: '1',
    topicId: '1',
    seed: '1',
    card,
    persona,
    room: { title: '', mood: '' },
    topicTitle: talk.title,
    language,
    limits: { symbolsMax: 500 },
    history: talk.history,
    care: careTurnsLeft(talk.history, DEFAULT_SETTINGS.care_turns) > 0,
    memory: { summary: null, facts: Object.entries(talk.known).map(([key, value]) => ({ key, value })) },
    state: talk.state,
  })
  talk.history.push({ number: talk.history.length + 1, from: 'character', text: reply.text })
  Object.assign(talk.known, reply.facts)
  Object.assign(talk, { state: reply.state, suggestions: reply.suggestions })
  talk.how.push(reply.how)
  show(reply.text, reply.suggestions)
}

function show(text: string, suggestions: string[]): void {
  process.stdout.write(`${text}\n${suggestions.map((each, i) => `  [#${i + 1} ${each}]`).join('')}\n\n`)
}
