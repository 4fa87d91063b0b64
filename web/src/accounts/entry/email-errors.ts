import { EMAIL_SHAPE } from '@green-room/contract/wire/email-shape'
import type { Translate } from '#web/platform/texts/translate.ts'
import type { FormErrors } from '#web/ui/forms/use-form.ts'

/** What is wrong with an address that is asked for alone; `missing` is said where there is none. */
export const emailErrors = (email: string, t: Translate['t'], missing: string): FormErrors => {
  if (!email) return { email: missing }
  return EMAIL_SHAPE.test(email) ? {} : { email: t('form.email-invalid') }
}
