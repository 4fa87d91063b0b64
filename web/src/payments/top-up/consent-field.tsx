import type { ReactNode } from 'react'
import { useStaticPages } from '#web/content/use-static-pages.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import '../texts.ts'

/** Terms, privacy, the wish to have the points at once and what is lost by it. Never ticked beforehand; links open beside the form, which stays. */
export function ConsentField({ error }: { error: string | undefined }) {
  const { rich } = useI18n()
  const { data: pages = [] } = useStaticPages()
  const link = (page: { slug: string } | undefined) => (inside: ReactNode) =>
    page ? (
      <a href={`/${page.slug}`} target="_blank" rel="noopener" className="link">
        {inside}
      </a>
    ) : (
      inside
    )
  return (
    <div className="sm:col-span-2">
      <label className="flex items-start gap-3 py-1">
        <input
          type="checkbox"
          name="accept_terms"
          className="check mt-0.5"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'accept-terms-help' : 'withdrawal-note'}
        />
        <span className="text-[0.9375rem]">
          {rich('payments.consent', {
            terms: link(pages.find((page) => page.is_terms)),
            privacy: link(pages.find((page) => page.is_privacy)),
          })}
        </span>
      </label>
      {error && (
        <p id="accept-terms-help" className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <p id="withdrawal-note" className="mt-1 text-sm text-ink-3">
        {rich('payments.withdrawal-note', { buyer: link(pages.find((page) => page.is_buyer_terms)) })}
      </p>
    </div>
  )
}
