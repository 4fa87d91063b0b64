import type { OpenTopic } from '@green-room/contract/topics'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useProfile } from '#web/accounts/use-profile.ts'
import { useTopUpPath } from '#web/payments/use-top-up-path.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { Coin } from '#web/ui/pictures/coin.tsx'
import '../texts.ts'

export type ChatStatus = 'online' | 'chat-active' | 'waiting'
/** Online with both seats taken, active with messages, else waiting. */
export const chatStatus = (topic: OpenTopic, hasMessages: boolean): ChatStatus =>
  topic.participants_count >= 2 ? 'online' : hasMessages ? 'chat-active' : 'waiting'

type ChatHeaderProps = { topic: OpenTopic; status: ChatStatus; menu: ReactNode; onAbout: () => void }

/** Who is there, about what, the points and the menu. The way back leaves the chat open. */
export function ChatHeader({ topic, status, menu, onAbout }: ChatHeaderProps) {
  const t = useT()
  const { companion, title, language } = topic
  const topUpPath = useTopUpPath()
  return (
    <div className="flex min-h-[4.25rem] shrink-0 items-center gap-x-0.5 bg-surface ps-0.5 pe-0.5 sm:gap-x-2.5 sm:px-5">
      <Link to="/chats" className="icon-btn shrink-0" aria-label={t('messages.back-to-chats')}>
        <ArrowLeft className="rtl:-scale-x-100" size={22} aria-hidden="true" />
      </Link>
      {companion ? (
        <span className="contents max-[22.5rem]:hidden">
          <Avatar id={companion.id} name={companion.name} color={companion.avatar_color} imageUrl={companion.image_url} size={44} />
        </span>
      ) : (
        <span className="size-11 shrink-0 rounded-full border-2 border-dashed border-line-strong max-[22.5rem]:hidden" />
      )}
      {/* On a phone the points stand beside the name, and the title below has the whole width. */}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1.5 max-sm:ms-1.5 sm:gap-x-3">
        <p className="flex min-w-0 items-center gap-1.5 font-semibold sm:gap-2 lg:text-[1.0625rem]">
          <bdi className="truncate">{companion?.name ?? topic.room.title}</bdi>
          {companion && (
            <button
              type="button"
              className={
                'tag relative min-h-6! shrink-0 bg-brass-wash px-1.5! text-[0.75rem]! text-brass-ink ' +
                '-outline-offset-3! after:absolute after:-inset-x-2.5 after:-inset-y-2.5'
              }
              aria-label={t('messages.ai-about')}
              aria-haspopup="dialog"
              onClick={onAbout}
            >
              {t('messages.ai')}
            </button>
          )}
        </p>
        <ChatPoints />
        <p className="col-span-2 flex min-w-0 items-center gap-1.5 text-sm text-ink-3 sm:col-span-1">
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full ${status === 'waiting' ? 'border-2 border-line-strong' : 'bg-ok'}`}
          />
          <span className={`shrink-0 ${companion ? 'max-sm:sr-only' : ''}`}>{t(`messages.${status}`)}</span>
          <span aria-hidden="true" className={companion ? 'max-sm:hidden' : ''}>
            ·
          </span>
          <bdi className="truncate" lang={language}>
            {title}
          </bdi>
        </p>
      </div>
      <Link to={topUpPath()} className="btn btn-line max-sm:hidden">
        {t('messages.add-points')}
      </Link>
      {menu}
    </div>
  )
}

const WHOLE_FROM = 100

/** Exact, and on a phone without decimals while there are many. */
function ChatPoints() {
  const t = useT()
  const { points } = useNumbers()
  const { data: profile } = useProfile()
  const topUpPath = useTopUpPath()
  const balance = profile?.balance
  const isRough = balance !== undefined && balance >= WHOLE_FROM
  return (
    <Link
      to={topUpPath()}
      className="points-chip relative sm:row-span-2 max-sm:h-7 max-sm:gap-1 max-sm:px-1.5 max-sm:after:absolute max-sm:after:-inset-x-1 max-sm:after:-inset-y-2"
    >
      <Coin size={17} />
      {balance === undefined ? (
        <span className="skel inline-block h-4 w-13" aria-hidden="true" />
      ) : (
        <>
          <span className={isRough ? 'max-sm:hidden' : ''}>{points(balance)}</span>
          {isRough && <span className="sm:hidden">{points(Math.floor(balance))}</span>}
        </>
      )}
      <span className="text-[0.75rem] tracking-[0.04em] max-sm:sr-only">{t('ui.points')}</span>
    </Link>
  )
}
