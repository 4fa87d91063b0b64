import { Suspense, useMemo, useState } from 'react'
import { lateModule } from '#web/platform/late-module.ts'
import { asSent, trusted } from '#web/platform/trusted.ts'
import { useTakingOver } from './use-taking-over.ts'
import './styles/styles-prose.css'

type Purify = (html: string) => string | TrustedHTML
const purifier = lateModule<Purify>(async () => {
  const { default: purify } = await import('dompurify')
  return (html) => purify.sanitize(html, { USE_PROFILES: { html: true }, RETURN_TRUSTED_TYPE: true })
})

/**
 * The one place where HTML that somebody wrote becomes part of a page. What came with the page was cleaned by the server;
 * what arrives later is cleaned here once more, by a library that is loaded for it.
 */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const isTakingOver = useTakingOver()
  const [drawn] = useState(() => (isTakingOver ? html : null))
  if (html === drawn) return <AsSent html={html} className={className} />
  return (
    <Suspense fallback={<div className={className} />}>
      <Cleaned html={html} className={className} />
    </Suspense>
  )
}

const AsSent = ({ html, className }: { html: string; className: string | undefined }) => (
  <Clean html={useMemo(() => trusted().createHTML(asSent.add(html) && html), [html])} className={className} />
)
const Cleaned = ({ html, className }: { html: string; className: string | undefined }) => (
  <Clean html={purifier.use()(html)} className={className} />
)

function Clean({ html, className }: { html: string | TrustedHTML; className: string | undefined }) {
  // The same object as long as the text is the same: another one would write the whole text anew.
  const inner = useMemo(() => ({ __html: html }), [html])
  return <div className={className} dangerouslySetInnerHTML={inner} />
}
