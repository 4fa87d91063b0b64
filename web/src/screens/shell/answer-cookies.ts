import type { CookieChoice } from '@green-room/contract/consent'
import { moveDrafts } from '#web/messages/composer/drafts.ts'
import { chooseCookies } from '#web/platform/consent.ts'
import { keepTheme } from '#web/platform/theme.ts'

/** The answer is kept, and what the browser holds already follows it. */
export function answerCookies(choice: CookieChoice): void {
  chooseCookies(choice)
  keepTheme()
  moveDrafts()
}
