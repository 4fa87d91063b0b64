import { addressOf } from '#server/accounts/find-members.ts'
import { writeMail } from '#server/content/write-mail.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { findDecision } from './store.ts'

const TOLD = new Set(['banned', 'paused', 'lifted'])

/** The statement of reasons, in the language that the decision names. */
export async function mailDecision(lounge: Lounge, id: string): Promise<void> {
  const decision = await findDecision(lounge.db, id)
  const to = decision?.member_id ? await addressOf(lounge.db, decision.member_id) : null
  if (!decision || !to || !TOLD.has(decision.outcome)) return
  const mail = await writeMail(lounge, decision.outcome, decision.language_code, {
    name: to.name,
    ground: lounge.texts.say(decision.language_code, `ground.${decision.ground}`),
    facts: decision.facts,
    number: decision.id,
    term: decision.valid_until ? 'until' : 'open',
    until: decision.valid_until?.toISOString().slice(0, 16).replace('T', ' ') ?? '',
  })
  await lounge.mailer.send({ to: to.email, ...mail })
}
