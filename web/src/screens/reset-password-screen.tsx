import { ResetForm } from '#web/accounts/entry/reset-form.tsx'
import '#web/accounts/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { MatchbookFrame } from './shell/matchbook-frame.tsx'

export default function ResetPasswordScreen() {
  const t = useT()
  return (
    <MatchbookFrame
      title={t('accounts.reset')}
      description={t('accounts.reset-description')}
      motif="rooftop"
      palette="blush"
      line={t('accounts.reset-line')}
    >
      <ResetForm />
    </MatchbookFrame>
  )
}
