// Reactions and timed jobs of all slices.
import { accountReactions } from './accounts/reactions.ts'
import { attachmentReactions } from './attachments/reactions.ts'
import { backofficeReactions } from './backoffice/reactions.ts'
import { channelReactions } from './channel/reactions.ts'
import { characterReactions } from './characters/reactions.ts'
import { ledgerReactions } from './ledger/reactions.ts'
import { messageReactions } from './messages/reactions.ts'
import { topicReactions } from './topics/reactions.ts'
import { paymentReactions } from './payments/reactions.ts'
import { personalDataReactions } from './personal-data/reactions.ts'
import { pushReactions } from './push/reactions.ts'
import { reportReactions } from './reports/reactions.ts'
import type { Till } from './payments/gateways/till.ts'
import type { Lounge } from './platform/lounge.ts'
import { platformReactions } from './platform/reactions.ts'

/** Names all handlers; `jobs.start()` sets them to work, once the doors are open: some ask through one of them. */
export function prepareWorker(lounge: Lounge, till: Till | null): void {
  platformReactions(lounge)
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
}
