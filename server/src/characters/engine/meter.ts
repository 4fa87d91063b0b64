import type { Price, Tokens } from './price.ts'

export type Purpose = 'reply' | 'suggestion' | 'moderation' | 'memory'
/** One call to a model, when it is over. */
export type Use = { purpose: Purpose; door: string; model: string; price: Price | undefined; tokens: Tokens; isFailed: boolean }
/** For whom a model is asked. */
export type AskedFor = { memberId: string; characterId?: string; roomId?: string }

/** Counts what calls to models cost for one member, and how many there were. */
export interface Meter {
  /**
   * Counts a call, before it is made, with what it may cost at most. Throws `CeilingReached` where nothing is left for the day; a call that
   * is `owed` to a talk that was let in is counted and never refused.
   */
  open(micros: number, isOwed: boolean): Promise<Settle>
  /** Says what was used, for the figures of the day. Never throws. */
  note(use: Use): Promise<void>
}
/** Says what the call did cost. Said again, it corrects what was said before. Never throws. */
export type Settle = (micros: number) => Promise<void>
