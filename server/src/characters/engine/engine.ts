// The port between a reply and whatever writes it. reply.ts sees nothing else: a hosted model, a model server and the talker stand behind
// the same door. An engine never touches the database, points or HTTP of the lounge.
import type { Card, Language } from '@green-room/contract/characters'
import type { Persona } from '@green-room/talker/talk.ts'
import type { Meter } from './meter.ts'

/** One message of the topic, whole. The opening line of the character is a message too. */
export interface HistoryMessage {
  number: number
  from: 'reader' | 'character'
  text: string
  attachments?: AttachmentNote[]
}

/** What an engine may know of a file: `text` is the extract of a document, null where there is none (images, unreadable files). */
export interface AttachmentNote {
  kind: 'image' | 'document'
  name: string
  text: string | null
  /** The bytes of a picture of the last messages, no side longer than 1,024 pixels; only for an engine that sees. */
  image?: { bytes: Uint8Array; mediaType: string }
}

/** A thing remembered of this reader by this character, such as `name: Dana` or `sister: Marta`. */
export interface Fact {
  key: string
  value: string
  pinned?: boolean
}

/** A fact found in this turn. Memory decides whether it is kept. */
export interface FactDraft {
  key: string
  value: string
}

export interface Turn {
  replyId: string
  topicId: string
  /** Topic id and number of the first message answered: what is left to chance is the same when the turn is played again. */
  seed: string
  card: Card
  /** What the character has to tell, and where its talks can stand. */
  persona: Persona
  room: { title: string; mood: string }
  topicTitle: string
  language: Language
  /** Longest reply in symbols (grapheme clusters), as the price counts them. */
  limits: { symbolsMax: number }
  /** Oldest first, whole messages, ends with the messages to answer. */
  history: HistoryMessage[]
  memory: { summary: string | null; facts: Fact[] }
  /** The reader spoke of self-harm within the last ten turns: no story, no play, no romance. */
  care?: boolean
  /** The last try was almost word for word an earlier reply: this one has to be another. */
  repeated?: boolean
  /** Where the talk stands, as JSON of 2 KB at most; null in the first turn. */
  state: unknown
  signal: AbortSignal
  /** Counts what the models of this turn cost; none: nobody counts. */
  meter?: Meter | undefined
  /** Told what a model is given to read, where somebody wants to see it. */
  onPrompt?: ((read: Prompted) => void) | undefined
}
export interface Prompted {
  model: string
  instructions: string
  messages: { role: string; text: string }[]
}

/** Tokens as the provider counted them; null where it did not say. */
export interface Usage {
  inputTokens: number | null
  outputTokens: number | null
}

/** One model that was asked: `ms` until its first text or its failure, `error` in words without secrets. */
export interface Attempt {
  name: string
  ok: boolean
  ms: number
  error: string | null
}

export type FailureKind = 'timeout' | 'auth' | 'rate' | 'context' | 'provider' | 'empty' | 'filtered' | 'resting' | 'aborted'

export type EngineEvent =
  /** Raw text as it comes; safety and pacing stand after it. `authored`: of the talker, whole at once, to be written at a human pace. */
  | { type: 'text'; text: string; authored: boolean }
  | {
      type: 'end'
      reason: 'stop' | 'length'
      servedBy: string
      /** Whether the model that answered could be shown pictures. */
      sees: boolean
      usage: Usage
      attempts: Attempt[]
      state: unknown
      facts: FactDraft[]
      /** What the member might answer, at most four. */
      suggestions: string[]
      /** The talker could not follow, or said again what it had said: nothing to pay for. */
      free: boolean
    }
  | { type: 'failed'; kind: FailureKind; attempts: Attempt[] }

export interface CharacterEngine {
  /** Whether a model of the chain can be shown pictures. */
  readonly seesImages: boolean
  /** Yields texts, then exactly one `end` or `failed`. Never throws, not even when the signal aborts. */
  reply(turn: Turn): AsyncIterable<EngineEvent>
}
