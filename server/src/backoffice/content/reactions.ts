// New versions of legal pages: every member is told ahead by mail, and on their day they are in force.
import { listTold } from '#server/accounts/members/list-told.ts'
import { applyPlan, listDuePlans, listLegalChanges, takeToTell } from '#server/content/changes/legal-plans.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { transact } from '#server/platform/transact.ts'
import { recordAct } from '../acts/record-act.ts'

const DUE_EVERY_S = 2
const MAILS_AT_ONCE = 500

/** Once in the cluster. Who has not agreed is asked from then on. */
export async function applyDuePlans({ db, clock }: Lounge): Promise<void> {
  const now = clock.now()
  for (const id of await listDuePlans(db, now))
    await transact(db, async (trx) => {
      const applied = await applyPlan(trx, id, now)
      if (!applied) return
      const after = { plan: id, languages: applied.languages.join(', ') }
      await recordAct(trx, { operator: null, act: 'content.applied', target: { type: 'page', id: applied.slug }, after })
    })
}

/** In parts: each orders the mails of some members, and the part that comes after them. */
export async function tellTerms(lounge: Lounge, planId: string): Promise<void> {
  const { db, jobs, publicUrl } = lounge
  const codes = (await db.selectFrom('language').select('code').execute()).map(({ code }) => code)
  const told = new Map(await Promise.all(codes.map(async (code) => [code, await listLegalChanges(db, code)] as const)))
  await transact(db, async (trx) => {
    const taken = await takeToTell(trx, planId, (after) => listTold(trx, after, MAILS_AT_ONCE))
    if (!taken || taken.members.length === 0) return
    const { plan, members } = taken
    for (const { id, language } of members) {
      const title = told.get(language)?.find(({ slug }) => slug === plan.slug)?.title ?? plan.slug
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(plan.dueAt)
      const link = `${publicUrl}/static-page/${plan.slug}?version=next`
      await jobs.enqueue(trx, 'accounts.mail', { member: id, template: 'terms-planned', title, date, link })
    }
    await jobs.enqueue(trx, 'backoffice.tell-terms', { plan: planId })
  })
}

export function contentReactions(lounge: Lounge): void {
  lounge.jobs.on('backoffice.tell-terms', ({ plan }) => tellTerms(lounge, String(plan)))
  lounge.jobs.every('backoffice.due-terms', DUE_EVERY_S, () => applyDuePlans(lounge))
}
