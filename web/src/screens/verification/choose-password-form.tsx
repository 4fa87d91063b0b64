import { refusalErrors, schemaErrors } from '#web/platform/texts/form-problems.ts'
import { useT } from '#web/platform/i18n.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { textOf, useForm } from '#web/ui/forms/use-form.ts'
import { NewPasswordFields } from '#web/accounts/new-password-fields.tsx'
import { enter } from '#web/accounts/entry/sign-in.ts'
import '#web/accounts/entry/verification-texts.ts'

/** For whoever opens the link in another browser than the one that signed up: what was typed there may be a stranger's. */
export default function ChoosePasswordForm({ token, onVerified }: { token: string; onVerified: (wish: string | null) => void }) {
  const t = useT()
  const entry = (values: FormData) => ({
    token,
    password: textOf(values, 'password'),
    password_confirmation: textOf(values, 'password_confirmation'),
  })
  const { errors, isBusy, formProps } = useForm({
    async check(values) {
      const { VerifyForm } = await import('@green-room/contract/members/account-forms')
      return schemaErrors(VerifyForm.safeParse(entry(values)), t)
    },
    async send(values) {
      try {
        const entered = await enter('verifyEmail', entry(values))
        onVerified(entered.status === 'in' ? entered.wish : null)
      } catch (error) {
        return refusalErrors(error, t, 'accounts.verify-failed', ['password', 'password_confirmation'])
      }
    },
  })
  return (
    <>
      <p className="mt-4 max-w-[30rem] text-lg text-ink-2">{t('accounts.verify-choose-text')}</p>
      <form {...formProps} className="mt-6 grid max-w-[34rem] gap-5">
        <FormError text={errors['form']} />
        <NewPasswordFields errors={errors} />
        <button className="btn btn-primary min-h-13 w-full text-[1.0625rem]" aria-disabled={isBusy}>
          {isBusy ? t('accounts.setting-password') : t('accounts.verify-choose-go')}
        </button>
      </form>
    </>
  )
}
