import type { PastTopic } from '@green-room/contract/topics'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useContinueChat } from '#web/messages/chats/use-past-chats.ts'
import '#web/messages/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { useTerms } from '#web/rooms/use-terms.ts'
import { refusalOf } from '#web/topics/refusal.ts'
import { RefusalBanner } from '#web/topics/refusal-banner.tsx'

const TermsDialog = late(() => import('#web/messages/chats/terms-dialog.tsx'))

/** In the composer's place: why nothing can be written, and the way on. */
export function ContinueBar({ topic }: { topic: PastTopic }) {
  const t = useT()
  const navigate = useNavigate()
  const { mutate, error, isPending, reset } = useContinueChat(topic.id)
  const refusal = refusalOf(error)
  const goOn = () => mutate(undefined, { onSuccess: (topicId) => void navigate(`/topics/${topicId}/chat`, { replace: true }) })
  useGoingOn(goOn)
  const needsTerms = isProblem(error, 'terms.required')
  return (
    <div className="shrink-0 px-3 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 sm:pb-5">
      <div className="mx-auto max-w-[48rem]">
        {refusal && <RefusalBanner refusal={refusal} />}
        {error && !refusal && !needsTerms && (
          <p role="alert" className="mb-2 rounded-md bg-danger-wash px-4 py-2.5 text-sm font-medium">
            {problemText(error, t, 'messages.continue-failed')}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3">
          <p className="min-w-0 flex-1 basis-56 text-[0.9375rem] text-ink-2">
            {t('messages.past-read-only')}{' '}
            {topic.can_continue && topic.companion && t('messages.continue-hint', { name: topic.companion.name })}
          </p>
          {topic.can_continue && (
            <button type="button" className="btn btn-primary px-6" aria-disabled={isPending} onClick={() => isPending || goOn()}>
              {t('messages.continue')}
            </button>
          )}
        </div>
      </div>
      {needsTerms && <NewTerms topic={topic} onAgreed={goOn} onLeave={reset} onFailed={() => void navigate('/topics')} />}
    </div>
  )
}

/** Who came by 'Continue' goes on at once; coming back to this page later is no such wish. */
function useGoingOn(goOn: () => void): void {
  const navigate = useNavigate()
  const { state, pathname } = useLocation()
  const isWished = (state as { goOn?: boolean } | null)?.goOn === true
  const start = useEffectEvent(() => {
    void navigate(pathname, { replace: true })
    goOn()
  })
  useEffect(() => {
    if (isWished) start()
  }, [isWished])
}

/** The room has new terms since: they are asked for before the chat goes on. */
type NewTermsProps = { topic: PastTopic; onAgreed: () => void; onLeave: () => void; onFailed: () => void }
function NewTerms({ topic, onAgreed, onLeave, onFailed }: NewTermsProps) {
  const { data } = useTerms(topic.id)
  const agree = useEffectEvent(onAgreed)
  const hasAccepted = data?.hasAccepted
  useEffect(() => {
    if (hasAccepted) agree()
  }, [hasAccepted])
  if (!data || data.hasAccepted) return null
  return (
    <Suspense fallback={null}>
      <TermsDialog topicId={topic.id} standing={data} room={topic.room} onLeave={onLeave} isLeaving={false} onFailed={onFailed} />
    </Suspense>
  )
}
