import { MailWarning, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import '#web/accounts/mail-refused-texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import '#web/ui/texts.ts'
import './maintenance-banner.css'

/** Mails to a member come back. Put away, it is back with the next visit, for as long as it is so. */
export default function MailRefusedBanner({ email }: { email: string }) {
  const t = useT()
  const { pathname } = useLocation()
  const [isHidden, setHidden] = useState(false)
  if (isHidden) return null
  return (
    <section aria-label={t('mail-refused.name')} className="maintenance print:hidden">
      <MailWarning size={18} aria-hidden="true" />
      <p role="status">
        {t('mail-refused.text', { email: `\u2068${email}\u2069` })}{' '}
        {pathname !== '/account' && (
          <Link to="/account" className="underline">
            {t('mail-refused.check')}
          </Link>
        )}
      </p>
      <button type="button" className="icon-btn" aria-label={t('ui.close')} onClick={() => setHidden(true)}>
        <X size={18} aria-hidden="true" />
      </button>
    </section>
  )
}
