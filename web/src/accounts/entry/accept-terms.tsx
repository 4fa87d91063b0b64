import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useStaticPages } from '#web/content/use-static-pages.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import '../texts.ts'

/** The consent, with links to the pages where they exist. */
export function AcceptTerms({ error }: { error: string | undefined }) {
  const { rich } = useI18n()
  const { data: pages = [] } = useStaticPages()
  const link = (page: { slug: string } | undefined) => (inside: ReactNode) =>
    page ? (
      <Link to={`/${page.slug}`} className="link">
        {inside}
      </Link>
    ) : (
      inside
    )
  return (
    <div>
      <label className="flex items-start gap-3 py-1">
        <input
          type="checkbox"
          name="terms"
          className="check mt-0.5"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'terms-help' : undefined}
        />
        <span>
          {rich('accounts.accept-terms', {
            terms: link(pages.find((page) => page.is_terms)),
            privacy: link(pages.find((page) => page.is_privacy)),
          })}
        </span>
      </label>
      {error && (
        <p id="terms-help" className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
