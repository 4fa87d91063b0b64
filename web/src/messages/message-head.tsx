import { clockTime } from './clock-time.ts'
import { AiTag } from './ai-tag.tsx'
import type { Message } from '@green-room/contract/messages'
import { useI18n } from '#web/platform/i18n.tsx'
import './texts.ts'

/** Who speaks and when. Within a group only the first shows it; read out, every message says it. */
export function MessageHead({ id, message, isShown }: { id: string; message: Message; isShown: boolean }) {
  const { t, locale } = useI18n()
  return (
    <p id={id} className={isShown ? 'mb-1 flex items-center gap-2 text-sm' : 'sr-only'}>
      <b className="font-semibold">{message.is_mine ? t('messages.me') : <bdi>{message.sender}</bdi>}</b>{' '}
      {message.generated_by === 'ai' && <AiTag />}{' '}
      <time dateTime={message.created_at} className="text-ink-3">
        {clockTime(message.created_at, locale)}
      </time>
    </p>
  )
}
