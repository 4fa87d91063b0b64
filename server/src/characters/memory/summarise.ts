// The job that reads on where the last summary ended: asks a model for facts and a new summary, and keeps them if nothing was changed meanwhile.
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { askModel } from '../engine/ask-model.ts'
import type { Candidate } from '../engine/candidate.ts'
import { CeilingReached, describeFailure } from '../engine/failure.ts'
import { LANGUAGE_NAMES } from '../language/language-names.ts'
import type { ChainLink } from '../models/models.ts'
import { noteJudgedCrises } from '#server/safety/cases.ts'
import { isCrisis } from '#server/safety/crisis.ts'
import { languageOfTalk } from '../language/talk-language.ts'
import { keepFacts, tellMemory, type SourcedFact } from './keep-facts.ts'
import { notesInstructions, notesText, readNotes } from './notes-prompt.ts'
import type { Pair } from './pair.ts'
import { isLong } from './recall.ts'
import { findMemory, listFacts, lockMemory, updateMemory, type MemoryRow } from './store.ts'
import { findCharacterName, languageOfChat, listSaid, type Said } from './talk-store.ts'

/** The end of an open chat stands in every prompt as it was written. */
const KEPT_WORD_FOR_WORD = 6
/** Every so many times the summary is made from the messages and not from itself, so that it does not drift. */
const REBUILT_EVERY = 5
const ANSWER_TOKENS_MAX = 1_400
const PARTS_MAX = 40
const CLOSING_TURNS_MIN = 2

export type Work = Pair & { /** The chat was left: all of it is read. */ isClosing: boolean }

/** True where the notes stand; false where the member changed something meanwhile, and the work is to be done again. */
export async function summarise(lounge: Lounge, model: ChainLink, { isClosing, ...pair }: Work, signal: AbortSignal): Promise<boolean> {
  const { db } = lounge
  const row = await findMemory(db, pair)
  if (row && !row.enabled) return true
  await noteJudgedCrises(db, pair.memberId)
  const isRebuilt = !row?.summary || (row.rounds + 1) % REBUILT_EVERY === 0
  const said = await listSaid(db, pair, (isRebuilt ? row?.forgotten_through : row.covers_through) ?? '0')
  const kept = Math.min(KEPT_WORD_FOR_WORD, said.filter((message) => message.is_open).length)
  const unread = said.slice(0, said.length - kept).filter(({ content }) => !isCrisis(content))
  if (unread.length === 0 || !isWanted(row, said, isClosing)) return true

  const name = (await findCharacterName(db, pair.characterId)) ?? ''
  const facts = await listFacts(db, pair)
  const language = LANGUAGE_NAMES[await languageOfTalk(wordsOfReader(said), await languageOfChat(db, pair))]
  let summary = isRebuilt ? null : row.summary
  let isAnswered = false
  const found: SourcedFact[] = []
  for (const part of partsOf(unread, model)) {
    const answer = readNotes(await ask(model, notesInstructions(name, language), notesText({ summary, facts }, part, name), signal), part)
    found.push(...answer.facts)
    summary = answer.summary ?? summary
    isAnswered = answer.summary !== null
  }
  return write(lounge, pair, row, {
    found,
    readThrough: said.at(-1)!.id,
    ...(isAnswered && summary ? { summary, from: isRebuilt ? unread[0]!.id : row.covers_from!, through: unread.at(-1)!.id } : {}),
  })
}

/** A twin of this job may have done its work; a chat of one line is not worth a call. */
function isWanted(row: MemoryRow | undefined, said: Said[], isClosing: boolean): boolean {
  if (row?.is_stale) return true
  const unread = said
    .filter(({ id }) => Number(id) > Number(row?.read_through ?? 0))
    .map(({ by_ai, content }) => ({
      from: by_ai ? ('character' as const) : ('reader' as const),
      text: content,
    }))
  return isClosing ? unread.filter(({ from }) => from === 'reader').length >= CLOSING_TURNS_MIN : isLong(unread)
}

const wordsOfReader = (said: Said[]): string[] => said.filter(({ by_ai }) => !by_ai).map(({ content }) => content)

/** As much of the talk as the model's window takes at once, beside the notes and its answer. */
function partsOf(said: Said[], { contextTokens, tokens }: ChainLink): Said[][] {
  const room = Math.max(600, Math.min(contextTokens, 16_384) * 0.85 - ANSWER_TOKENS_MAX - 1_800)
  const parts: Said[][] = [[]]
  let left = room
  for (const message of said) {
    const size = tokens.count(message.content) + 8
    if (size > left && parts.at(-1)!.length > 0) {
      parts.push([])
      left = room
    }
    parts.at(-1)!.push(message)
    left -= size
  }
  return parts.slice(-PARTS_MAX)
}

async function ask(candidate: Candidate, instructions: string, prompt: string, signal: AbortSignal): Promise<string> {
  const answer = await askModel(candidate, { instructions, prompt, tokensMax: ANSWER_TOKENS_MAX, signal }).then(
    (text) => ({ text }),
    (error: unknown) => {
      if (error instanceof CeilingReached) throw error
      return { failure: describeFailure(error) } // the provider's own words may quote the talk
    },
  )
  if ('failure' in answer) throw new Error(`memory: ${answer.failure}`)
  return answer.text
}

type Result = { found: SourcedFact[]; readThrough: string; summary?: string; from?: string; through?: string }
async function write(lounge: Lounge, pair: Pair, before: MemoryRow | undefined, result: Result): Promise<boolean> {
  return transact(lounge.db, async (trx) => {
    const now = await lockMemory(trx, pair)
    if (!now.enabled) return true
    if (now.version !== (before?.version ?? 0)) return false
    await keepFacts(lounge, trx, pair, result.found)
    const { summary, from, through } = result
    await updateMemory(trx, pair, {
      read_through: result.readThrough,
      is_stale: false,
      ...(summary && from && through ? { summary, covers_from: from, covers_through: through, rounds: now.rounds + 1 } : {}),
    })
    tellMemory(lounge, trx, pair)
    return true
  })
}
