import { useT } from '#web/platform/i18n.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { textsOf, useForm } from '#web/ui/forms/use-form.ts'
import { NewPasswordFields } from '#web/accounts/new-password-fields.tsx'
import { EntryButton } from '#web/accounts/entry/entry-button.tsx'
import { enter } from '#web/accounts/entry/sign-in.ts'
import '#web/accounts/entry/verification-texts.ts'

/** For whoever opens the link in another browser than the one that signed up: what was typed there may be a stranger's. */
export default function ChoosePasswordForm({ token, onVerified }: { token: string; onVerified: (wish: string | null) => void }) {
  const t = useT()
  const form = useForm({
    entry: (values) => ({ token, ...textsOf(values, 'password', 'password_confirmation') }),
    schema: async () => (await import('@green-room/contract/members/account-forms')).VerifyForm,
    async send(entry) {
      const entered = await enter('verifyEmail', entry)
      onVerified(entered.status === 'in' ? entered.wish : null)
    },
    failed: 'accounts.verify-failed',
  })
  return (
    <>
      <p className="mt-4 max-w-[30rem] text-lg text-ink-2">{t('accounts.verify-choose-text')}</p>
      <Form form={form} className="mt-6 grid max-w-[34rem] gap-5">
        <NewPasswordFields />
        <EntryButton text={t('accounts.verify-choose-go')} busy={t('accounts.setting-password')} />
      </Form>
    </>
  )
}
