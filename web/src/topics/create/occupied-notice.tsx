import type { ActiveTopic } from '@green-room/contract/talk/chats'
import { Link } from 'react-router'
import { useProfile } from '#web/accounts/use-profile.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { useLeaveTopic } from '../use-leave-topic.ts'
import './new-topic-texts.ts'
import '../state-texts.ts'
import '../texts.ts'

type OccupiedNoticeProps = { topics: readonly ActiveTopic[]; onLeft: () => void }

/** As many chats are open as may be: the way to what is open, the way to leave it for this one, and what channel status changes. */
export function OccupiedNotice({ topics, onLeft }: OccupiedNoticeProps) {
  const t = useT()
  const { channel_max_active_chats: chats } = useSettings()
  const isChannel = useProfile().data?.is_channel === true
  const [topic] = topics
  const leave = useLeaveTopic(topic?.id ?? '')
  if (!topic) return null
  const { title } = topic
  return (
    <div className="grid gap-3">
      <p className="text-lg" dir="auto">
        {topics.length === 1 ? t('new-topic.occupied', { title }) : t('new-topic.occupied-all', { count: topics.length })}
      </p>
      <p className="text-ink-2">{t('new-topic.leaving-closes')}</p>
      {leave.isError && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problemText(leave.error, t, 'new-topic.leave-failed')}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-2.5 max-sm:[&>.btn]:w-full">
        <Link to={`/topics/${topic.id}/chat`} className="btn btn-primary">
          {t('topics.open-existing')}
        </Link>
        <button
          type="button"
          className="btn btn-line h-auto min-h-11 py-2 text-start"
          aria-disabled={leave.isPending}
          onClick={() => leave.isPending || leave.mutate(undefined, { onSuccess: onLeft })}
        >
          <span dir="auto">{t('new-topic.leave-and-start', { title })}</span>
        </button>
      </div>
      {!isChannel && (
        <p className="rounded-md bg-brass-wash px-4 py-3 text-sm text-brass-ink">
          {t('new-topic.occupied-channel', { count: chats })}{' '}
          <Link to="/account?tab=settings" className="link inline-flex min-h-6 items-center">
            {t('new-topic.channel-status')}
          </Link>
        </p>
      )}
    </div>
  )
}
