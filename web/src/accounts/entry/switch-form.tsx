import { Suspense } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useI18n } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { useTakingOver } from '#web/ui/use-taking-over.ts'
import { confirmedIn } from './sign-in.ts'
import '../texts.ts'

const WishNote = late(() => import('./wish-note.tsx'))

/** The heading of a form, and beside it the way to the other one; where the visitor wanted to go is kept. */
export function SwitchForm({ title, text, form }: { title: TextKey; text?: TextKey; form: 'signin' | 'signup' }) {
  const { t, rich } = useI18n()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  const { state } = useLocation()
  const isTakingOver = useTakingOver()
  const to = `/auth?${new URLSearchParams({ form, ...(redirect ? { redirect } : {}) })}`
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-[2.5rem] font-extrabold">{t(title)}</h1>
        {text && (
          <p className="text-ink-2">
            {rich(text, {
              link: (inside) => (
                <Link to={to} className="link inline-flex min-h-11 items-center">
                  {inside}
                </Link>
              ),
            })}
          </p>
        )}
      </div>
      {(redirect ?? confirmedIn(state)) !== null && (
        <div className="mt-4 min-h-12">
          <Suspense fallback={null}>{!isTakingOver && <WishNote />}</Suspense>
        </div>
      )}
    </>
  )
}
