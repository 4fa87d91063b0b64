import type { ReactNode } from 'react'
import { useStaticPages } from '#web/content/use-static-pages.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { TickField } from '#web/ui/forms/tick-field.tsx'
import '../texts.ts'

/** Terms, privacy, the wish to have the points at once and what is lost by it. Never ticked beforehand; links open beside the form, which stays. */
export function ConsentField() {
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
    <TickField name="accept_terms" note={rich('payments.withdrawal-note', { buyer: link(pages.find((page) => page.is_buyer_terms)) })}>
      <span className="text-[0.9375rem]">
        {rich('payments.consent', {
          terms: link(pages.find((page) => page.is_terms)),
          privacy: link(pages.find((page) => page.is_privacy)),
        })}
      </span>
    </TickField>
  )
}
