import type { Language } from '@green-room/contract/characters'
import { lintSource } from '@green-room/talker/story/lint.ts'
import type { Problem } from '@green-room/talker/story/story.ts'
import { findFault } from '#server/safety/output.ts'

const LINE_SYMBOLS_MAX = 340
const FREE = { memory: { facts: [] } }
const PRICES = /\b(?:top[- ]?up|subscri(?:be|ption)|buy (?:more )?(?:points|credits)|refund your)\b/i

/** What keeps a story from being told: its form, and what no character may say. */
export const lintStory = (source: string, language: Language, lineSymbolsMax = LINE_SYMBOLS_MAX): Problem[] =>
  lintSource(source, { language, lineSymbolsMax, faultOf })

function faultOf(line: string): string | null {
  const found = findFault(line, FREE)
  if (found) return `the house forbids: ${found.fault}`
  return PRICES.test(line) ? 'the house forbids: prices' : null
}
