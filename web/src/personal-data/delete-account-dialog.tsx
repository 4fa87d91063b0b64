import type { Departure } from '@green-room/contract/personal-data'
import { useId } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { TickField } from '#web/ui/forms/tick-field.tsx'
import { textOf, useForm } from '#web/ui/forms/use-form.ts'
import '#web/accounts/profile-texts.ts'
import { Losses } from './losses.tsx'
import './texts.ts'
import { useDeleteAccount, useDeparture } from './use-departure.ts'

/** What goes, what can still be had back, and the last question: password and tick. */
export default function DeleteAccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const form = useId()
  const { data, error, refetch } = useDeparture()
  const remove = useDeleteAccount()
  const foot = (
    <>
      <button type="button" className="btn btn-ghost" onClick={onClose}>
        {t('personal-data.keep')}
      </button>
      <button type="submit" form={form} className="btn btn-primary px-7" aria-disabled={!data || remove.isPending}>
        {remove.isPending ? t('personal-data.deleting') : t('personal-data.delete')}
      </button>
    </>
  )
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('personal-data.delete')} lead={t('personal-data.delete-lead')} foot={foot}>
      {error && (
        <ErrorBanner text={problemText(error, t, 'personal-data.delete-load-failed')}>
          <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
            {t('ui.try-again')}
          </button>
        </ErrorBanner>
      )}
      {!data && !error && <div className="late skel h-40 rounded-md" aria-hidden="true" />}
      {data && (
        <>
          <Losses departure={data} onLeave={onClose} />
          <DeletionForm id={form} departure={data} remove={remove} onChanged={() => void refetch()} />
        </>
      )}
    </Modal>
  )
}

type DeletionFormProps = { id: string; departure: Departure; remove: ReturnType<typeof useDeleteAccount>; onChanged: () => void }

function DeletionForm({ id, departure: { points }, remove, onChanged }: DeletionFormProps) {
  const t = useT()
  const { points: pointsText } = useNumbers()
  const form = useForm({
    entry: (values) => ({ password: textOf(values, 'password'), points, accepts_loss: values.has('accepts_loss') }),
    schema: async () => (await import('@green-room/contract/members/personal-data-forms')).DeletionForm,
    async send({ password }) {
      try {
        const { message } = await remove.mutateAsync({ password, points })
        showToast({ text: message ?? t('personal-data.deleted'), durationMs: TOAST_MS.account })
      } catch (error) {
        if (isProblem(error) && error.code === 'deletion.changed') onChanged()
        throw error
      }
    },
    failed: 'personal-data.delete-failed',
  })
  return (
    <Form form={form} id={id} className="mt-5 grid gap-4 border-t border-line pt-5">
      <TickField name="accepts_loss">{t('personal-data.accept', { points, shown: pointsText(points) })}</TickField>
      <PasswordField name="password" label={t('profile.current-password')} autoComplete="current-password" />
    </Form>
  )
}
