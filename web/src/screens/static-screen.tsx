import { useParams, useSearchParams } from 'react-router'
import { TermsNote } from '#web/content/terms-note.tsx'
import { useSettings } from '#web/content/use-settings.ts'
import { pageVersion, useStaticPage } from '#web/content/use-static-page.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import '#web/content/texts.ts'
import { fitWords } from '#web/ui/fit-words.ts'
import { SafeHtml } from '#web/ui/safe-html.tsx'
import { PageFrame } from './shell/page-frame.tsx'

const NotFoundScreen = late(() => import('./not-found-screen.tsx'))

/** A page of the operator's own: title and text. Where there is none, NotFound. */
export default function StaticScreen() {
  const t = useT()
  const { slug = '' } = useParams()
  const { product_name: product } = useSettings()
  const version = pageVersion(useSearchParams()[0])
  const { data: page, isError } = useStaticPage(slug, version)
  if (isError) return <NotFoundScreen />
  if (!page) return <Loading />
  return (
    <PageFrame title={page.title} description={t('common.static-page-description', { title: page.title, product })}>
      <article className="@container mx-auto max-w-[48rem] pt-10 sm:pt-16">
        <h1 className="fit-words font-extrabold [--size:2.5rem] sm:[--size:3.25rem]" style={fitWords(page.title)} dir="auto">
          {page.title}
        </h1>
        {(page.next_at || page.changed_at) && (
          <TermsNote slug={page.slug} version={version} nextAt={page.next_at} changedAt={page.changed_at} />
        )}
        <SafeHtml html={page.content} className="prose mt-8" />
      </article>
    </PageFrame>
  )
}

function Loading() {
  const t = useT()
  return (
    <PageFrame title={t('common.starting')}>
      <div role="status" className="late grid place-items-center pt-32">
        <span className="turn size-12 rounded-full border-4 border-line border-t-action-ink" />
        <span className="sr-only">{t('common.starting')}</span>
      </div>
    </PageFrame>
  )
}
