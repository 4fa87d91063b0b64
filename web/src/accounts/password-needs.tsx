import { Check } from 'lucide-react'
import { useT } from '#web/platform/i18n.tsx'
import './texts.ts'

const NEEDS = [
  ['accounts.need-length', (password: string) => Array.from(password).length >= 8],
  ['accounts.need-lower', (password: string) => /\p{Ll}/u.test(password)],
  ['accounts.need-upper', (password: string) => /\p{Lu}/u.test(password)],
  ['accounts.need-digit', (password: string) => /\d/.test(password)],
] as const

/** What a new password needs; each line is ticked off while it is typed. */
export function PasswordNeeds({ password }: { password: string }) {
  const t = useT()
  return (
    <ul aria-label={t('accounts.needs')} className="mt-0.5 grid gap-0.5">
      {NEEDS.map(([need, isMet]) => {
        const met = isMet(password)
        return (
          <li key={need} className={`flex items-center gap-1.5 ${met ? 'text-ok' : ''}`}>
            {met ? (
              <Check size={15} strokeWidth={3} aria-hidden="true" />
            ) : (
              <span className="w-4 text-center" aria-hidden="true">
                ·
              </span>
            )}
            {t(need)}
            <span className="sr-only">, {met ? t('accounts.need-met') : t('accounts.need-missing')}</span>
          </li>
        )
      })}
    </ul>
  )
}
