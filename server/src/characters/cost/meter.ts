/** Counts what calls to models cost for one member. */
export interface Meter {
  /**
   * Counts a call, before it is made, with what it may cost at most. Throws `CeilingReached` where nothing is left for the day; a call that
   * is `owed` to a talk that was let in is counted and never refused.
   */
  open(micros: number, isOwed: boolean): Promise<Settle>
}
/** Says what the call did cost. Said again, it corrects what was said before. Never throws. */
export type Settle = (micros: number) => Promise<void>
