import { Shuffle } from 'lucide-react'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useProfile } from '#web/accounts/use-profile.ts'
import { ChatRow } from '#web/messages/chats/chat-row.tsx'
import { Met, NotMet } from '#web/messages/chats/met.tsx'
import { useChats } from '#web/messages/chats/use-chats.ts'
import { pastDay } from '#web/messages/clock-time.ts'
import '#web/messages/texts.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { useNews } from '#web/platform/live/use-live.ts'
import { useUnread } from '#web/platform/live/use-unread.ts'
import type { Refusal } from '#web/topics/refusal.ts'
import { useRandomTopic } from '#web/topics/use-random-topic.ts'
import { Ago } from '#web/ui/ago.tsx'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import '#web/ui/texts.ts'
import { isLanding } from './shell/header/landing.ts'
import { PageFrame } from './shell/page-frame.tsx'

const NoChats = late(() => import('#web/messages/chats/no-chats.tsx'))
const RefusalBanner = late(async () => ({ default: (await import('#web/topics/refusal-banner.tsx')).RefusalBanner }))

/** Where members land: the chats that are open, those that were, and whom one has met. */
export default function ChatsScreen() {
  const { t } = useI18n()
  const { active, past, met } = useChats()
  const client = useQueryClient()
  const { state } = useLocation()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const random = useRandomTopic(setRefusal)
  useNews('message.posted', () => void client.invalidateQueries({ queryKey: ['topics', 'active'] }))
  useNews('topic.closed', () => void client.invalidateQueries({ queryKey: ['past-chats'] }))
  const error = active.error ?? past.error
  const isEmpty = active.data?.count === 0 && past.data?.total === 0
  // Whoever has just signed in and has no chat begins at the rooms.
  if (isEmpty && isLanding(state)) return <Navigate to="/rooms" replace />
  const retry = () => {
    for (const one of [active, past, met]) if (one.isError) void one.refetch()
  }
  return (
    <PageFrame title={t('messages.chats')} description={t('messages.chats-description')}>
      <div className="flex flex-wrap items-end justify-between gap-5 pt-6 pb-7 sm:pt-8">
        <div>
          <Greeting />
          <h1 className="text-[2.75rem] font-extrabold sm:text-[3.5rem]">{t('messages.chats')}</h1>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <button type="button" className="btn btn-line" aria-disabled={random.isBusy} onClick={random.start}>
            <Shuffle size={18} aria-hidden="true" /> {t(random.isBusy ? 'topics.starting-random' : 'messages.surprise')}
          </button>
          <Link to="/topics" className="btn btn-primary">
            {t('messages.find-topic')}
          </Link>
        </div>
      </div>
      <Suspense fallback={null}>{refusal && <RefusalBanner refusal={refusal} />}</Suspense>
      {error && (
        <ErrorBanner text={problemText(error, t, 'messages.chats-failed')}>
          <button type="button" className="btn btn-primary" onClick={retry}>
            {t('ui.try-again')}
          </button>
        </ErrorBanner>
      )}
      {isEmpty ? (
        <Suspense fallback={null}>
          <NoChats />
        </Suspense>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-14">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-9">
            {!error && (active.isPending || past.isPending) && <Skeleton />}
            {active.data && active.data.count > 0 && <OpenChats active={active.data.topics} />}
            {past.data && past.data.total > 0 && <EarlierChats {...past.data} />}
          </div>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
            {met.data && <Met met={met.data.met} />}
            {met.data?.next && <NotMet topic={met.data.next} />}
          </div>
        </div>
      )}
    </PageFrame>
  )
}

function Greeting() {
  const { t } = useI18n()
  const { data: profile } = useProfile()
  const [hour] = useState(() => new Date().getHours())
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'day'
  return <p className="mb-1.5 min-h-6 font-semibold text-action-ink">{profile && t(`messages.good-${part}`, { name: profile.name })}</p>
}

function OpenChats({ active }: { active: NonNullable<ReturnType<typeof useChats>['active']['data']>['topics'] }) {
  const { t } = useI18n()
  const unread = useUnread()
  return (
    <Rows title={t('messages.open-chats')}>
      {active.map((topic) => (
        <ChatRow
          key={topic.id}
          to={`/topics/${topic.id}/chat`}
          topic={topic}
          line={topic.last_line}
          when={<Ago time={topic.last_line?.created_at ?? topic.updated_at} />}
          unread={unread.get(topic.id)}
          action={t('topics.open')}
          isMain
        />
      ))}
    </Rows>
  )
}

function EarlierChats({ chats, total }: NonNullable<ReturnType<typeof useChats>['past']['data']>) {
  const { t, locale } = useI18n()
  return (
    <div>
      <Rows title={t('messages.earlier-chats')}>
        {chats.map((topic) => (
          <ChatRow
            key={topic.id}
            to={`/topics/${topic.id}/past`}
            state={topic.can_continue ? { goOn: true } : undefined}
            topic={topic}
            line={topic.last_line}
            when={<time dateTime={topic.closed_at}>{pastDay(topic.closed_at, locale)}</time>}
            action={t(topic.can_continue ? 'messages.continue' : 'messages.read')}
          />
        ))}
      </Rows>
      {total > chats.length && (
        <Link to="/topics/past" className="mt-4 inline-flex min-h-11 items-center font-semibold text-action-ink hover:underline">
          {t('messages.all-earlier', { count: total })}
        </Link>
      )}
    </div>
  )
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-[1.375rem]">
        {title}
      </h2>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">{children}</ul>
    </section>
  )
}

function Skeleton() {
  const { t } = useI18n()
  return (
    <div className="late grid gap-3">
      <p role="status" className="sr-only">
        {t('ui.loading')}
      </p>
      {[1, 2, 3].map((row) => (
        <span key={row} aria-hidden="true" className="skel h-25 rounded-lg!" />
      ))}
    </div>
  )
}
