import type { tellAuthority as door } from '@green-room/contract/backoffice/cases'
import type * as z from 'zod/mini'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { formProblem, problem } from '#server/platform/problem.ts'
import { findCase } from '#server/reports/case-store.ts'
import { tellAuthority } from '#server/reports/tell-authority.ts'
import type { Act } from '../acts/act.ts'

/** Recorded after it was done: telling is a call or a letter of the operator's. */
export const tellAct = ({ clock }: LoungeInside): Act<z.output<typeof door.input>> => ({
  name: 'case.told-authority',
  target: ({ case_id: id }) => ({ type: 'case', id }),
  async preview(at, { case_id, authority, reference, told_on }) {
    if (!(await findCase(at, case_id))) throw problem('case.not-found')
    if (told_on > clock.now().toISOString().slice(0, 10)) throw formProblem({ told_on: 'form.invalid-value' })
    return { authority, reference, told_on }
  },
  async run(trx, { case_id, authority, reference, told_on }, { memberId }) {
    const id = await tellAuthority(trx, { case_id, operator_id: memberId, authority, reference, told_on })
    return { after: { told: id, authority, reference, told_on } }
  },
})
