// What follows from acts: invitations by mail, the end of what was for a time, what wishes said of who is gone, and old sessions.
import { lift, listLapsed, unpause } from '#server/accounts/suspend.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { transact } from '#server/platform/transact.ts'
import { recordAct } from './acts/record-act.ts'
import { contentReactions } from './content/reactions.ts'
import { mailInvite } from './entry/invite.ts'
import { deleteOldDeskSessions } from './entry/operator-rights.ts'
import { figureReactions } from './figures/reactions.ts'
import { forgetWishes } from './members/forget-wishes.ts'
import { priceReactions } from './prices/reactions.ts'

const MINUTE_S = 60

export function backofficeReactions(lounge: Lounge): void {
  const { db } = lounge
  lounge.jobs.on('backoffice.mail-invite', ({ invite }) => mailInvite(lounge, String(invite)))
  priceReactions(lounge)
  contentReactions(lounge)
  figureReactions(lounge)
  lounge.jobs.every('backoffice.lapse', MINUTE_S, async () => {
    for (const { id, is } of await listLapsed(db, lounge.clock.now()))
      await transact(db, async (trx) => {
        if (!(await (is === 'suspended' ? lift : unpause)(trx, id))) return
        const after = { standing: 'well' }
        await recordAct(trx, {
          operator: null,
          act: is === 'suspended' ? 'member.lifted' : 'member.unpaused',
          target: { type: 'member', id },
          after,
        })
      })
    await forgetWishes(db)
    await deleteOldDeskSessions(db)
  })
}
