import type { CookieChoice } from '@green-room/contract/members/consent'
import { moveDrafts } from '#web/messages/talk/drafts.ts'
import { chooseCookies } from '#web/platform/kept/consent.ts'
import { keepTheme } from '#web/platform/kept/theme.ts'

/** The answer is kept, and what the browser holds already follows it. */
export function answerCookies(choice: CookieChoice): void {
  chooseCookies(choice)
  keepTheme()
  moveDrafts()
}
