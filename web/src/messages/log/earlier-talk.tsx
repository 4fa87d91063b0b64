import type { Message } from '@green-room/contract/messages'
import type { OpenTopic } from '@green-room/contract/topics'
import { ScrollText } from 'lucide-react'
import { useId, useState } from 'react'
import { useI18n } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { usePastChat } from '../chats/use-past-chats.ts'
import { clockTime, isToday, pastDay } from '../clock-time.ts'
import '../texts.ts'

const LINES = 3
const isSaid = ({ is_deleted: isDeleted, notice }: Message): boolean => !isDeleted && notice === null

/** The end of the chat that this one goes on from, and all of it at a press. It stands outside of the log: nothing of it is new. */
export default function EarlierTalk({ earlier }: { earlier: NonNullable<OpenTopic['earlier']> }) {
  const { t, locale } = useI18n()
  const id = useId()
  const { talk, chat } = usePastChat(earlier.topic_id)
  const [isWhole, setWhole] = useState(false)
  const day = pastDay(earlier.closed_at, locale)
  const said = talk.messages.filter(isSaid)
  const readAll = async () => {
    setWhole(true)
    for (let read = await chat.fetchNextPage(); read.hasNextPage && !read.isError;) read = await read.fetchNextPage()
  }
  if (said.length === 0 && !chat.isError) return null
  return (
    <section aria-label={t('messages.stopped', { day })} className="mt-6">
      <button
        type="button"
        className="btn btn-line mx-auto flex rounded-full! bg-raised"
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => (isWhole ? setWhole(false) : void readAll())}
      >
        <ScrollText size={17} aria-hidden="true" />
        {isWhole ? t('messages.fold-whole') : t('messages.read-whole', { count: earlier.messages_count })}
      </button>
      <p className="mt-5 flex items-center gap-4 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <time dateTime={earlier.closed_at} className="first-letter:uppercase inline-block">
          {day}
          {isToday(earlier.closed_at) && ` ${clockTime(earlier.closed_at, locale)}`}
        </time>
      </p>
      {chat.isError && (
        <p role="alert" className="mt-3 text-center text-sm text-danger">
          {problemText(chat.error, t, 'messages.older-failed')}
        </p>
      )}
      <ol id={id} className="mt-4 grid gap-2.5 rounded-lg border border-line px-5 py-4 text-[0.9375rem] text-ink-2">
        {(isWhole ? said : said.slice(-LINES)).map((message) => (
          <li key={message.id} className="min-w-0 whitespace-pre-line break-words text-as-around" dir="auto">
            <bdi className="font-semibold text-ink">{message.is_mine ? t('messages.me') : message.sender}</bdi>{' '}
            {[message.content.replace(/\n{2,}/g, '\n'), ...message.attachments.map((file) => file.original_filename)]
              .filter(Boolean)
              .join('\n')}
          </li>
        ))}
      </ol>
    </section>
  )
}
