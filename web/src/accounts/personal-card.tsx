import type { Profile } from '@green-room/contract/accounts'
import { Suspense, useState, type ReactNode } from 'react'
import { spacedPhone } from './phone/spaced-phone.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import './profile-texts.ts'

const ChangeEmailDialog = late(() => import('./change-email-dialog.tsx'))

/** What the lounge knows of the member, and the way to another address. */
export function PersonalCard({ profile }: { profile: Profile }) {
  const { t } = useI18n()
  const [asked, setAsked] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const ask = () => {
    setAsked(asked + 1)
    setAsking(true)
  }
  return (
    <section aria-labelledby="personal" className="card p-6 sm:p-8">
      <h2 id="personal" className="text-section">
        {t('profile.personal-information')}
      </h2>
      <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2 [&_dt]:text-sm [&_dt]:text-ink-3">
        <Entry label={t('profile.first-name')}>{profile.name}</Entry>
        <Entry label={t('profile.last-name')}>{profile.surname || '–'}</Entry>
        <Entry label={t('accounts.email')}>{profile.email}</Entry>
        <Entry label={t('accounts.phone')}>{spacedPhone(profile) || t('profile.no-phone')}</Entry>
      </dl>
      <button type="button" className="btn btn-line mt-5" aria-haspopup="dialog" onClick={ask}>
        {t('profile.change-email')}
      </button>
      {asked > 0 && (
        <Suspense fallback={null}>
          <ChangeEmailDialog key={asked} isOpen={isAsking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
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
