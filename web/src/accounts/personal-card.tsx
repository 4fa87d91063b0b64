import type { Profile } from '@green-room/contract/accounts'
import type { ReactNode } from 'react'
import { spacedPhone } from './phone/spaced-phone.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { Card } from '#web/ui/card.tsx'
import { useLateDialog } from '#web/ui/dialogs/use-late-dialog.tsx'
import './profile-texts.ts'

const ChangeEmailDialog = late(() => import('./change-email-dialog.tsx'))

/** What the lounge knows of the member, and the way to another address. */
export function PersonalCard({ profile }: { profile: Profile }) {
  const { t } = useI18n()
  const { ask, dialog } = useLateDialog((own) => <ChangeEmailDialog {...own} />)
  return (
    <Card id="personal" title={t('profile.personal-information')}>
      <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2 [&_dt]:text-sm [&_dt]:text-ink-3">
        <Entry label={t('profile.first-name')}>{profile.name}</Entry>
        <Entry label={t('profile.last-name')}>{profile.surname || '–'}</Entry>
        <Entry label={t('accounts.email')}>{profile.email}</Entry>
        <Entry label={t('accounts.phone')}>{spacedPhone(profile) || t('profile.no-phone')}</Entry>
      </dl>
      <button type="button" className="btn btn-line mt-5" aria-haspopup="dialog" onClick={ask}>
        {t('profile.change-email')}
      </button>
      {dialog}
    </Card>
  )
}

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt>{label}</dt>
    <dd className="mt-0.5 break-words">
      <bdi>{children}</bdi>
    </dd>
  </div>
)
