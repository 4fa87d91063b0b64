import type { contestRefusal as door } from '@green-room/contract/reports'
import type * as z from 'zod/mini'
import { openCase, ruleOfModerated } from '#server/safety/cases.ts'
import { checkText } from '#server/safety/guards.ts'
import type { Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'

/** Card numbers are stored nowhere; what a minor may not see or say is looked at anyway. */
const BEYOND_ARGUMENT = new Set(['card-number', 'minors'])

/** Asks an operator to look at a text that a house rule refuses, now, as it stands, or that a moderation model refused. */
export async function contestRefusal(trx: Trx, memberId: string, { kind, content }: z.output<typeof door.input>): Promise<void> {
  const rule = checkText(content, { kind })?.rule ?? (await ruleOfModerated(trx, memberId, content))
  if (!rule || BEYOND_ARGUMENT.has(rule)) throw problem('house-rule.not-refused')
  await openCase(trx, { memberId, kind: 'contested', rule, content })
}
