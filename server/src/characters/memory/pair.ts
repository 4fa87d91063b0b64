/** Whose memory, and of whom: a member and a character. */
export type Pair = { memberId: string; characterId: string }
