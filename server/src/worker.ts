// Reactions and timed jobs of all slices.
import { accountReactions } from './accounts/reactions.ts'
import { attachmentReactions } from './attachments/reactions.ts'
import { backofficeReactions } from './backoffice/reactions.ts'
import { channelReactions } from './channel/reactions.ts'
import { characterReactions } from './characters/reactions.ts'
import { ledgerReactions } from './ledger/reactions.ts'
import { messageReactions } from './messages/reactions.ts'
import { topicReactions } from './topics/reactions.ts'
import { sql } from 'kysely'
import { paymentReactions } from './payments/reactions.ts'
import { personalDataReactions } from './personal-data/reactions.ts'
import { pushReactions } from './push/reactions.ts'
import { reportReactions } from './reports/reactions.ts'
import type { Till } from './payments/till.ts'
import type { Lounge } from './platform/lounge.ts'
import { deleteInParts } from './platform/delete-in-parts.ts'
import { deleteMailDays } from './platform/mail-days.ts'

const HOUR_S = 3_600
const MAIL_DAYS = 30

/** Names all handlers; `jobs.start()` sets them to work, once the doors are open: some ask through one of them. */
export function prepareWorker(lounge: Lounge, till: Till | null): void {
  accountReactions(lounge)
  ledgerReactions(lounge)
  channelReactions(lounge)
  paymentReactions(lounge, till)
  topicReactions(lounge)
  attachmentReactions(lounge)
  messageReactions(lounge)
  characterReactions(lounge)
  personalDataReactions(lounge)
  pushReactions(lounge)
  reportReactions(lounge)
  backofficeReactions(lounge)
  lounge.jobs.every('platform.tidy', HOUR_S, async () => {
    await deleteInParts(lounge.db, 'idempotency', sql`created_at < clock_timestamp() - interval '48 hours'`)
    // Written by the clock of the process that counted, which may be behind.
    await deleteInParts(lounge.db, 'throttle', sql`expire < ${lounge.clock.now().getTime() - HOUR_S * 1_000}`)
    await deleteInParts(lounge.db, 'session', sql`expires_at < clock_timestamp() - interval '1 day'`)
    await deleteMailDays(lounge.db, MAIL_DAYS)
    await deleteInParts(lounge.db, 'link', sql`expires_at < clock_timestamp() - interval '7 days'`)
  })
}
