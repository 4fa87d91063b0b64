// Replies that a character suggests to the member: kept with the message they follow, told while they can be answered with.
import { SUGGESTION_SYMBOLS_MAX, SUGGESTIONS_MAX } from '@green-room/contract/messages'
import { countSymbols, hidesText, isBlank, plainText } from '@green-room/contract/money/price'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { findSuggestions } from './store.ts'

/** Those of the offered texts that may be suggested: a line each, short, visible, no two alike, and no more than a few. */
export function fitSuggestions(offered: readonly string[]): string[] {
  const lines = offered.map((text) => plainText(text).replace(/\s+/gu, ' ')).filter(isFit)
  return [...new Set(lines)].slice(0, SUGGESTIONS_MAX)
}

const UNSTORABLE = /[\p{Cc}\p{Cs}]/u
const isFit = (line: string): boolean =>
  !isBlank(line) && !UNSTORABLE.test(line) && !hidesText(line) && countSymbols(line) <= SUGGESTION_SYMBOLS_MAX

/** What may be suggested to this member now. */
export const suggestionsIn = async (db: Db | Trx, topicId: string, memberId: string): Promise<string[]> =>
  fitSuggestions(await findSuggestions(db, topicId, memberId))
