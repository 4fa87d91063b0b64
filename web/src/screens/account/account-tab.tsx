import { Suspense } from 'react'
import type { Profile } from '@green-room/contract/accounts'
import { BillingCard } from '#web/accounts/billing-card.tsx'
import { ChangePasswordCard } from '#web/accounts/change-password-card.tsx'
import { PersonalCard } from '#web/accounts/personal-card.tsx'
import { SessionsCard } from '#web/accounts/sessions-card.tsx'
import '#web/accounts/profile-texts.ts'
import { SoundCard } from '#web/accounts/sound-card.tsx'
import { ThemeCard } from '#web/accounts/theme-card.tsx'
import { ChannelCard } from '#web/channel/channel-card.tsx'
import { SpendingCard } from '#web/ledger/spending-card.tsx'
import { Transactions } from '#web/ledger/transactions.tsx'
import { BundleCard } from '#web/payments/top-up/bundle-card.tsx'
import { DepositList } from '#web/payments/orders/deposit-list.tsx'
import { OrderList } from '#web/payments/orders/order-list.tsx'
import { useTopUpPath } from '#web/payments/use-top-up-path.ts'
import { DeleteAccountCard } from '#web/personal-data/delete-account-card.tsx'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { PushCard } from '#web/push/push-card.tsx'
import { YourDataCard } from '#web/personal-data/your-data-card.tsx'
import { Card } from '#web/ui/card.tsx'

const TopUpPanel = late(async () => ({ default: (await import('#web/payments/top-up/top-up-panel.tsx')).TopUpPanel }))

export const TABS = ['settings', 'personal', 'balance', 'orders'] as const
export type Tab = (typeof TABS)[number]
export const tabOf = (value: string | null): Tab => TABS.find((tab) => tab === value) ?? 'settings'

export function AccountTab({ tab, profile }: { tab: Tab; profile: Profile }) {
  const topUpPath = useTopUpPath()
  switch (tab) {
    case 'settings':
      return (
        <>
          <ChannelCard profile={profile} topUpPath={topUpPath} />
          <BundleCard />
          <DepositList />
          <Preferences />
          <SessionsCard />
        </>
      )
    case 'personal':
      return (
        <>
          <PersonalCard profile={profile} />
          <BillingCard profile={profile} />
          <ChangePasswordCard />
          <YourDataCard />
          <DeleteAccountCard />
        </>
      )
    case 'balance':
      return (
        <Suspense fallback={<div className="card skel h-96" aria-hidden="true" />}>
          <TopUpPanel>
            <SpendingCard />
          </TopUpPanel>
        </Suspense>
      )
    case 'orders':
      return (
        <>
          <OrderList />
          <Transactions />
        </>
      )
  }
}

/** How the lounge looks and sounds here, each a row of one card. */
function Preferences() {
  const t = useT()
  return (
    <Card id="preferences" title={t('profile.preferences')}>
      <div className="rows">
        <PushCard />
        <SoundCard />
        <ThemeCard />
      </div>
    </Card>
  )
}
