import type { OpenTopic } from '@green-room/contract/topics'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useProfile } from '#web/accounts/use-profile.ts'
import { useTopUpPath } from '#web/payments/use-top-up-path.ts'
import { points } from '#web/platform/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Coin } from '#web/ui/coin.tsx'
import './texts.ts'

export type ChatStatus = 'online' | 'chat-active' | 'waiting'
/** §2: online with both seats taken, active with messages, else waiting. */
export const chatStatus = (topic: OpenTopic, hasMessages: boolean): ChatStatus =>
  topic.participants_count >= 2 ? 'online' : hasMessages ? 'chat-active' : 'waiting'

type ChatHeaderProps = { topic: OpenTopic; status: ChatStatus; menu: ReactNode; onLeave: () => void; onAbout: () => void }

export function ChatHeader({ topic, status, menu, onLeave, onAbout }: ChatHeaderProps) {
  const t = useT()
  const { companion } = topic
  const topUpPath = useTopUpPath()
  return (
    <div className="flex min-h-[4.25rem] shrink-0 flex-wrap items-center gap-x-2.5 bg-surface px-1.5 sm:px-5">
      <button type="button" className="icon-btn shrink-0 lg:hidden" aria-label={t('messages.leave-chat')} onClick={onLeave}>
        <ArrowLeft className="rtl:-scale-x-100" size={22} aria-hidden="true" />
      </button>
      {companion ? (
        <span className="contents max-[22.5rem]:hidden">
          <Avatar id={companion.id} name={companion.name} color={companion.avatar_color} imageUrl={companion.image_url} size={42} />
        </span>
      ) : (
        <span className="size-[42px] shrink-0 rounded-full border-2 border-dashed border-line-strong max-sm:hidden" />
      )}
      {/* Two lines: where name and tag don't fit in one, the tag takes the second, and the status is only read out. */}
      <div className={`flex min-w-0 flex-1 basis-12 flex-wrap items-center gap-x-2 overflow-hidden ${companion ? 'max-h-12' : 'max-h-16'}`}>
        <p className="contents font-semibold lg:text-[1.0625rem]">
          <bdi className="truncate">{companion?.name ?? topic.room.title}</bdi>
          {companion && (
            <button
              type="button"
              className="tag relative min-h-6! bg-brass-wash px-1.5! text-[0.75rem]! text-brass-ink -outline-offset-3! after:absolute after:-inset-x-2.5 after:-inset-y-5"
              aria-label={t('messages.ai-about')}
              aria-haspopup="dialog"
              onClick={onAbout}
            >
              {t('messages.ai')}
            </button>
          )}
        </p>
        <p className="flex min-w-0 basis-full items-center gap-1.5 text-sm text-ink-3">
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full ${status === 'waiting' ? 'border-2 border-line-strong' : 'bg-ok'}`}
          />
          <span className={companion ? 'truncate' : 'leading-tight'}>{t(`messages.${status}`)}</span>
        </p>
      </div>
      <ChatPoints />
      <Link to={topUpPath()} className="btn btn-line max-sm:hidden">
        {t('messages.add-points')}
      </Link>
      {menu}
    </div>
  )
}

function ChatPoints() {
  const t = useT()
  const { data: profile } = useProfile()
  const topUpPath = useTopUpPath()
  return (
    <Link to={topUpPath()} className="points-chip">
      <Coin />
      {profile ? points(profile.balance) : <span className="skel inline-block h-4 w-13" aria-hidden="true" />}
      <span className="text-[0.75rem] tracking-[0.04em] max-sm:sr-only">{t('ui.points')}</span>
    </Link>
  )
}
