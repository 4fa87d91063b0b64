import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useStaticPages } from '#web/content/use-static-pages.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { TickField } from '#web/ui/forms/tick-field.tsx'
import '../texts.ts'

/** The consent, with links to the pages where they exist. */
export function AcceptTerms() {
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
    <TickField name="terms">
      {rich('accounts.accept-terms', {
        terms: link(pages.find((page) => page.is_terms)),
        privacy: link(pages.find((page) => page.is_privacy)),
      })}
    </TickField>
  )
}
