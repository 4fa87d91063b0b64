import type { OpenTopic } from '@green-room/contract/topics'
import { Suspense } from 'react'
import { Link } from 'react-router'
import '#web/content/texts.ts'
import { AiNotice } from '#web/messages/log/cards/ai-notice.tsx'
import { useChatEntry, type Entry } from '#web/messages/chats/use-chat-entry.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import '#web/ui/texts.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { ChatLoading } from './chat-frame.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { OpenChat } from './open-chat.tsx'
import { useLeaving } from './use-leaving.ts'
import { isFinal, useTurnedAway } from './use-turned-away.ts'

const NONE: readonly never[] = []
const nothing = () => undefined
const ViewOnlyChat = late(() => import('./view-only-chat.tsx'))
const ChatRules = late(() => import('./chat-rules.tsx'))
const TermsDialog = late(() => import('#web/messages/chats/terms-dialog.tsx'))

/** From the door to the table: terms, topic, seat; or why not. */
export function EnterChat({ topicId }: { topicId: string }) {
  const entry = useChatEntry(topicId)
  const leaving = useLeaving(topicId)
  useTurnedAway(topicId, entry, leaving)

  if (entry.phase === 'open' || entry.phase === 'waiting')
    return (
      <>
        <OpenChat topic={entry.topic} isWaiting={entry.phase === 'waiting'} leaving={leaving} />
        {entry.asksHouse && (
          <Suspense fallback={null}>
            <ChatRules topicId={topicId} />
          </Suspense>
        )}
      </>
    )
  if (entry.phase === 'view-only')
    return (
      <Suspense fallback={<ChatLoading />}>
        <ViewOnlyChat topic={entry.topic} refusal={entry.refusal} />
      </Suspense>
    )
  if (entry.phase === 'refused' && !isFinal(entry.problem)) return <EntryFailure entry={entry} />
  return (
    <>
      {'topic' in entry && entry.topic ? <EnteredChat topic={entry.topic} /> : <ChatLoading />}
      {entry.phase === 'terms' && (
        <Suspense fallback={null}>
          <TermsDialog
            topicId={topicId}
            standing={entry.standing}
            room={entry.topic?.room ?? null}
            onLeave={leaving.decline}
            onFailed={() => leaving.goTo('/topics')}
            isLeaving={leaving.isBusy}
          />
        </Suspense>
      )}
    </>
  )
}

/** The chat behind the terms: whose it is can be seen, and nothing can be done. */
function EnteredChat({ topic }: { topic: OpenTopic }) {
  return (
    <ChatPanel topic={topic} hasMessages={false} outgoing={NONE} onLeave={nothing} onAbout={nothing} onDrop={null}>
      <div className="mx-auto mt-auto w-full max-w-[48rem] px-3 pb-6 sm:px-6">
        <AiNotice onMore={nothing} />
      </div>
    </ChatPanel>
  )
}

const MISSED = {
  topic: 'messages.gone',
  closed: 'messages.topic-closed',
  seat: 'messages.join-failed',
  profile: 'common.profile-failed',
} as const

function EntryFailure({ entry }: { entry: Extract<Entry, { phase: 'refused' }> }) {
  const t = useT()
  const text = problemText(entry.problem, t, MISSED[entry.missed], { 'rate.limited': 'messages.terms-limited' })
  return (
    <PageFrame title={t('messages.join-failed')}>
      <h1 className="pt-10 pb-6 text-[2rem] sm:text-[2.5rem]">{t('messages.join-failed')}</h1>
      <ErrorBanner text={text}>
        <button type="button" className="btn btn-primary" onClick={entry.retry}>
          {t('ui.try-again')}
        </button>
        <Link to="/topics" className="btn btn-line">
          {t('ui.back')}
        </Link>
      </ErrorBanner>
    </PageFrame>
  )
}
