import type { Message } from '@green-room/contract/messages'

/** A text whose first letter is Arabic. */
const ARABIC = /^\P{L}*\p{Script=Arabic}/u

/**
 * The language of a text as far as it is known, so that it is read out by the right voice: a talk opens in its topic's language,
 * and what another script than the page's is written in is not the page's.
 */
export function spokenLanguage(
  { content, number, is_mine }: Pick<Message, 'content' | 'number' | 'is_mine'>,
  topicLanguage: string | undefined,
  pageLanguage: string,
): string | undefined {
  if (!/\p{L}/u.test(content)) return undefined
  const isArabic = ARABIC.test(content)
  if (number === 1 && !is_mine) return isArabic ? 'ar' : topicLanguage
  if (isArabic === (pageLanguage === 'ar')) return undefined
  if (isArabic) return 'ar'
  return topicLanguage === 'ar' ? 'en' : (topicLanguage ?? 'en')
}
