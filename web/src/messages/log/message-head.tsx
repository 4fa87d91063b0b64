import { clockTime } from '../clock-time.ts'
import { AiTag } from './cards/ai-tag.tsx'
import type { Message } from '@green-room/contract/messages'
import { useI18n } from '#web/platform/i18n.tsx'
import '../texts.ts'

/** Who speaks, on every message; when, on the first of a group. Read out, every message says both. */
export function MessageHead({ id, message, isFirst }: { id: string; message: Message; isFirst: boolean }) {
  const { t, locale } = useI18n()
  return (
    <p id={id} className={`mb-1 flex items-center gap-2 ${isFirst ? 'text-sm' : 'text-[0.8125rem] text-ink-3'}`}>
      <b className={isFirst ? 'font-semibold' : 'font-medium'}>{message.is_mine ? t('messages.me') : <bdi>{message.sender}</bdi>}</b>{' '}
      {message.generated_by === 'ai' && <AiTag />}{' '}
      <time dateTime={message.created_at} className={isFirst ? 'text-ink-3' : 'sr-only'}>
        {clockTime(message.created_at, locale)}
      </time>
    </p>
  )
}
