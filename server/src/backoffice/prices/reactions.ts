import { applyDueChange, listDueChanges } from '#server/content/changes/change-settings.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { transact } from '#server/platform/transact.ts'
import { recordAct } from '../acts/record-act.ts'
import { told } from './setting-acts.ts'

const DUE_EVERY_S = 2

/** What was planned happens when its time has come, once in the cluster. */
export async function applyDueChanges({ db, clock }: Lounge): Promise<void> {
  const now = clock.now()
  for (const id of await listDueChanges(db, now))
    await transact(db, async (trx) => {
      const applied = await applyDueChange(trx, id, now)
      if (!applied) return
      const [before, after] = [told(applied.before), told(applied.after)]
      await recordAct(trx, { operator: null, act: 'settings.applied', target: { type: 'change', id }, before, after })
    })
}
export const priceReactions = (lounge: Lounge): void =>
  lounge.jobs.every('backoffice.due-changes', DUE_EVERY_S, () => applyDueChanges(lounge))
