import { Suspense, type ReactNode } from 'react'
import { useSettings } from '#web/content/use-settings.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useUnreadTotal } from '#web/platform/live/use-unread.ts'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'
import { Header } from './header/header.tsx'
import { Footer } from './late-footer.ts'

type Frame = {
  title: string
  /** For search engines; every public page has one. */
  description?: string
  ground?: 'home' | 'auth' | 'page' | 'lounge'
  hasFooter?: boolean
  children: ReactNode
}

/** What every page but the chat stands in: ground, header, main, footer. */
export function PageFrame({ title, description, ground = 'page', hasFooter = true, children }: Frame) {
  return (
    <div className={`ground ground-${ground} flex min-h-dvh flex-col`}>
      <PageTitle title={title} description={description} />
      <Header />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[84rem] px-4 pb-20 outline-none sm:px-6 lg:px-10 lg:pb-28">
        {children}
      </main>
      {hasFooter && (
        <ErrorBoundary resetKey={title} fallback={() => null}>
          <Suspense fallback={null}>
            <Footer />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}

export function PageTitle({ title, description }: { title: string; description?: string | undefined }) {
  const t = useT()
  const { product_name: product } = useSettings()
  const unread = useUnreadTotal()
  const whole = t('common.title', { page: title, product })
  return (
    <>
      <title>{unread > 0 ? `(${unread}) ${whole}` : whole}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
