import type { Profile } from '@green-room/contract/accounts'
import { ChangePasswordCard } from '#web/accounts/change-password-card.tsx'
import { PersonalCard } from '#web/accounts/personal-card.tsx'
import { SessionsCard } from '#web/accounts/sessions-card.tsx'
import '#web/accounts/profile-texts.ts'
import { ThemeCard } from '#web/accounts/theme-card.tsx'
import { Transactions } from '#web/ledger/transactions.tsx'
import { TopUpPanel } from '#web/payments/top-up-panel.tsx'
import { useT } from '#web/platform/i18n.tsx'

export const TABS = ['settings', 'personal', 'balance', 'orders'] as const
export type Tab = (typeof TABS)[number]
export const tabOf = (value: string | null): Tab => TABS.find((tab) => tab === value) ?? 'settings'

export function AccountTab({ tab, profile }: { tab: Tab; profile: Profile }) {
  switch (tab) {
    case 'settings':
      return (
        <>
          <SessionsCard />
          <ThemeCard />
        </>
      )
    case 'personal':
      return (
        <>
          <PersonalCard profile={profile} />
          <ChangePasswordCard />
        </>
      )
    case 'balance':
      return <TopUpPanel />
    case 'orders':
      return (
        <>
          <Orders />
          <Transactions />
        </>
      )
  }
}

function Orders() {
  const t = useT()
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="text-[1.75rem]">
        {t('profile.orders')}
      </h2>
      <p className="card mt-4 p-8 text-ink-2">{t('profile.orders-none')}</p>
    </section>
  )
}
