import { Link, useSearchParams } from 'react-router'
import { PastChatList } from '#web/messages/chats/past-chat-list.tsx'
import { usePastChats } from '#web/messages/chats/use-past-chats.ts'
import '#web/messages/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/notices/empty-state.tsx'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import '#web/ui/texts.ts'
import { PageFrame } from './shell/page-frame.tsx'

export default function PastChatsScreen() {
  const t = useT()
  const [query] = useSearchParams()
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const { data, error, refetch } = usePastChats(page)
  return (
    <PageFrame ground="lounge" title={t('messages.past-chats')} description={t('messages.past-description')}>
      <div className="mx-auto max-w-[48rem] pt-6 sm:pt-10">
        <BackLink to="/chats" />
        <h1 className="mt-2 text-[2.5rem] font-extrabold sm:text-[3.25rem]">{t('messages.past-chats')}</h1>
        <p className="mt-3 mb-7 text-lg text-ink-2">{t('messages.past-description')}</p>
        {error && (
          <ErrorBanner text={problemText(error, t, 'messages.past-failed')}>
            <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
              {t('ui.try-again')}
            </button>
          </ErrorBanner>
        )}
        {data?.data.length ? (
          <div className="card p-2 sm:p-4">
            <PastChatList topics={data.data} />
          </div>
        ) : (
          data && (
            <EmptyState motif="tea" title={t('messages.past-none')} text={t('messages.past-none-text')}>
              <Link to="/rooms" className="btn btn-primary">
                {t('messages.view-rooms')}
              </Link>
            </EmptyState>
          )
        )}
        {!data && !error && <Skeleton />}
        {data && data.meta.last_page > 1 && <Pages page={page} pages={data.meta.last_page} />}
      </div>
    </PageFrame>
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useT()
  return (
    <nav aria-label={t('messages.past-chats')} className="mt-5 flex items-center justify-center gap-4">
      {page > 1 && (
        <Link to={`?page=${page - 1}`} className="btn btn-line">
          {t('ui.previous-page')}
        </Link>
      )}
      <p className="text-sm text-ink-3 tabular-nums">{t('ui.page-of', { page, pages })}</p>
      {page < pages && (
        <Link to={`?page=${page + 1}`} className="btn btn-line">
          {t('ui.next-page')}
        </Link>
      )}
    </nav>
  )
}

function Skeleton() {
  const t = useT()
  return (
    <div className="late card grid gap-5 p-5">
      <p role="status" className="sr-only">
        {t('ui.loading')}
      </p>
      {[1, 2, 3].map((row) => (
        <div key={row} aria-hidden="true" className="flex items-center gap-4">
          <span className="skel size-[46px] rounded-full!" />
          <span className="skel h-5 w-1/2" />
        </div>
      ))}
    </div>
  )
}
