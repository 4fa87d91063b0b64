import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import './texts.ts'

export function BackLink({ to }: { to: string }) {
  const t = useT()
  return (
    <Link to={to} className="inline-flex min-h-11 items-center gap-2 self-start font-medium opacity-90">
      <ArrowLeft className="rtl:-scale-x-100" size={18} aria-hidden="true" />
      {t('ui.back')}
    </Link>
  )
}
