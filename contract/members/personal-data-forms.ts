// The forms of 'Your data', in a file of their own as account-forms.ts is.
import * as z from 'zod/mini'

const Password = z
  .string({ error: 'form.password-required' })
  .check(z.minLength(1, { error: 'form.password-required' }), z.maxLength(1024, { error: 'form.too-long' }))

export const DeletionForm = z.object({
  password: Password,
  /** The points that the page said would be lost: if they are more by now, nothing is deleted. */
  points: z.number({ error: 'form.invalid-value' }).check(z.gte(0, { error: 'form.invalid-value' })),
  accepts_loss: z.literal(true, { error: 'form.loss-required' }),
})
