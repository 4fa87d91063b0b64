/** The time, so that tests can move it. Rows get their times from the database; this one is for what only the process decides. */
export type Clock = { now(): Date }
export const systemClock: Clock = { now: () => new Date() }
