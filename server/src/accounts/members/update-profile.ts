import type { ProfileForm } from '@green-room/contract/members/account-forms'
import type * as z from 'zod/mini'
import type { Trx } from '#server/platform/database/database.ts'
import { formProblem, problem } from '#server/platform/problem.ts'
import { emailKey } from './email-key.ts'
import { checkPhone } from './phone.ts'
import { findMember, updateMember } from '../store.ts'

/** Changes name, phone and avatar colour. Every account has an address already, and it stays: another one is refused under its field. */
export async function updateProfile(trx: Trx, memberId: string, form: z.output<typeof ProfileForm>): Promise<void> {
  const member = await findMember(trx, memberId)
  if (!member) throw problem('session.required')
  if (form.email !== undefined && emailKey(form.email) !== member.email_key) throw formProblem({ email: 'form.email-fixed' })
  await updateMember(trx, memberId, { name: form.name, surname: form.surname, avatar_color: form.avatar_color, ...checkPhone(form.phone) })
}
