import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { ErrorBanner } from '../notices/error-banner.tsx'
import '../texts.ts'

type AskedSectionProps<Data> = {
  id: string
  title: string
  asked: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'refetch'>
  /** Said where the server gives no reason. */
  failed: TextKey
  /** Of the grey card that stands there meanwhile, as a class. */
  height: string
  /** Beside the title. */
  action?: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a page that is asked for by itself: what came, or why nothing did and the way to ask again. */
export function AskedSection<Data>({ id, title, asked, failed, height, action, children }: AskedSectionProps<Data>) {
  const t = useT()
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-section">
          {title}
        </h2>
        {action}
      </div>
      <div className="mt-4">
        {asked.error && (
          <ErrorBanner text={problemText(asked.error, t, failed)}>
            <button type="button" className="btn btn-primary" onClick={() => void asked.refetch()}>
              {t('ui.try-again')}
            </button>
          </ErrorBanner>
        )}
        {asked.isPending && <div className={`late card skel ${height}`} aria-hidden="true" />}
        {asked.data && children(asked.data)}
      </div>
    </section>
  )
}
