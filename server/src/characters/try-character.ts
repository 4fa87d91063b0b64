// A talk of an operator with a character: the same turn, engine and rules as a member's, and nothing of it stays.
import { randomUUID } from 'node:crypto'
import type { Card, Language } from '@green-room/contract/characters'
import type { Tried } from '@green-room/contract/backoffice/stories'
import { open } from '@green-room/talker/talker.ts'
import { localized } from '#server/content/localized.ts'
import { readSettings } from '#server/content/settings.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { findRoomBySlug } from '#server/rooms/rooms.ts'
import { careTurnsLeft, isCrisis } from '#server/safety/crisis.ts'
import { checkText } from '#server/safety/guards.ts'
import { authoredFor } from './replies/care.ts'
import type { Prompted, Turn } from './engine/engine.ts'
import { guideOf } from './prompt/guide.ts'
import { listen, type Listening } from './replies/listen.ts'
import { ruleBroken } from './moderation/categories.ts'
import { personaOf } from './stories/personas.ts'
import { buildPrompt } from './prompt/prompt.ts'
import { readAdded, shippedStories } from './stories/stories.ts'

export type Talk = Omit<Listening, 'pacing'>
export type Trying = {
  characterId: string
  card: Card
  language: Language
  lines: { from: 'member' | 'character'; text: string }[]
  state: unknown
  /** The day's ceilings of cost hold for tries too, and count them for who tries. */
  operatorId: string
}
type Said = Pick<Tried, 'text' | 'served_by'> & Partial<Tried>

const TRY_MS = 60_000
const STATE_MAX = 4_000
/** What a model's prompt is measured by where there is no model. */
const WINDOW_TOKENS = 8_192
const TOKEN_SYMBOLS = 4

/** Throws `talk.no-answer`, and `talk.resting-today` where the day's money for models is spent. */
export async function tryCharacter(lounge: Lounge, talk: Talk, trying: Trying): Promise<Tried> {
  const began = Date.now()
  const said = await answerOf(lounge, talk, trying)
  const nothing = {
    refusal: null,
    suggestions: [],
    is_cut: false,
    input_tokens: null,
    output_tokens: null,
    prompt: null,
    state: trying.state,
  }
  return { ...nothing, ...said, ms: Date.now() - began }
}

async function answerOf(lounge: Lounge, talk: Talk, trying: Trying): Promise<Said> {
  const turn = await turnOf(lounge, trying)
  if (trying.lines.length === 0) {
    const { text, suggestions, state } = open(turn.persona, turn.language, '')
    return { text, suggestions, state, served_by: 'embedded' }
  }
  const texts = trying.lines.slice(trying.lines.findLastIndex(({ from }) => from === 'character') + 1).map(({ text }) => text)
  const rule = await ruleOf(talk, texts.join('\n'), trying.operatorId)
  if (rule) return { text: null, refusal: lounge.texts.say('en', `house-rule.${rule}`), served_by: 'lounge' }
  const authored = authoredFor(turn, texts)
  if (authored !== null) return { text: authored, served_by: 'lounge' }
  await talk.costs?.requireMayAsk(lounge.db, trying.operatorId)
  let read: Prompted | undefined
  let shown = ''
  const paper = { show: (text: string) => void (shown = text), shown: () => shown }
  const scene = {
    turn: { ...turn, onPrompt: (prompt: Prompted) => void (read = prompt) },
    personId: trying.operatorId,
    characterId: trying.characterId,
  }
  const { text, ended, cut } = await listen({ ...talk, pacing: 'none' }, scene, paper, AbortSignal.timeout(TRY_MS))
  const { product_name: productName } = await readSettings(lounge.db)
  const prompt = read ? { ...read, was_read: true } : { model: '', was_read: false, ...unread(turn, productName) }
  if (cut && text.trim() === '')
    return { text: null, refusal: lounge.texts.say('en', 'desk.try-cut-whole'), served_by: 'lounge', is_cut: true, prompt }
  if (!ended || ended.type === 'failed' || text.trim() === '')
    throw problem('talk.no-answer', { values: { why: ended?.type === 'failed' ? ended.kind : 'empty' } })
  return {
    text,
    is_cut: cut,
    suggestions: cut ? [] : ended.suggestions,
    served_by: ended.servedBy,
    input_tokens: ended.usage.inputTokens,
    output_tokens: ended.usage.outputTokens,
    prompt,
    state: ended.state,
  }
}

async function turnOf({ db }: Lounge, { characterId, card, language, lines, state }: Trying): Promise<Omit<Turn, 'signal'>> {
  const own = card.data.extensions.green_room
  const [room, added, { care_turns: careTurns }] = await Promise.all([
    findRoomBySlug(db, own.rooms[0]!),
    readAdded(db, characterId),
    readSettings(db),
  ])
  const history = lines.map(({ from, text }, i) => ({ number: i + 1, from: from === 'member' ? ('reader' as const) : from, text }))
  const id = randomUUID()
  return {
    replyId: id,
    topicId: id,
    seed: id,
    card,
    persona: personaOf(card, { ...shippedStories(own.slug), ...added }),
    room: { title: room ? localized(room.title, 'en') : '', mood: room?.mood ?? '' },
    topicTitle: '',
    language,
    limits: { symbolsMax: own.style.maxSymbols },
    history,
    care: careTurnsLeft(history, careTurns) > 0,
    memory: { summary: null, facts: [] },
    state: handedOut(state),
  }
}

/** What comes back of the talk so far; null where it is longer, or deeper, than any that was handed out. */
function handedOut(state: unknown): unknown {
  try {
    return JSON.stringify(state ?? null).length > STATE_MAX ? null : state
  } catch {
    return null
  }
}

/** The house rule that a member would be refused by. Nobody is noted for trying. */
async function ruleOf({ moderator, costs }: Talk, text: string, operatorId: string): Promise<string | null> {
  const refusal = checkText(text, { kind: 'message' })
  if (refusal || !moderator || isCrisis(text)) return refusal?.rule ?? null
  return ruleBroken((await moderator.judge(text, { meter: costs?.meterFor({ memberId: operatorId }) })).found)
}

/** Where no model was asked: what one would be given to read. */
const unread = (turn: Omit<Turn, 'signal'>, productName: string): Omit<Prompted, 'model'> =>
  buildPrompt(
    { ...turn, signal: AbortSignal.abort() },
    {
      guide: guideOf(turn),
      productName,
      mark: 'note-00000000',
      windowTokens: WINDOW_TOKENS,
      count: (text) => Math.ceil(text.length / TOKEN_SYMBOLS),
      seesImages: false,
    },
  )
