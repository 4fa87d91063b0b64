import type { Companion } from '@green-room/contract/rooms'
import { Fragment, useMemo } from 'react'
import { useI18n } from '#web/platform/i18n.tsx'
import { dayName } from '../clock-time.ts'
import type { FootActions } from './message-foot.tsx'
import { MessageItem } from './message-item.tsx'
import type { Outgoing } from '../talk/outbox.ts'
import { buildRows } from './rows.ts'
import { spokenLanguage } from './spoken-language.ts'
import type { Talk } from '../talk/talk.ts'
import '../texts.ts'

type Log = {
  talk: Talk
  outgoing: readonly Outgoing[]
  companion: Companion | null
  /** The topic's, where it is known. */
  language?: string | undefined
  actions: FootActions | null
  isQuiet: boolean
  /** The number of the last message that the character knows by a summary. */
  summarisedThrough?: number | null
}

/** The messages themselves. New ones are read out as they come; `isQuiet` while older ones are laid in. */
export function MessageLog({ talk, outgoing, companion, language, actions, isQuiet, summarisedThrough = null }: Log) {
  const { t, locale } = useI18n()
  const rows = useMemo(() => buildRows(talk, outgoing, summarisedThrough), [talk, outgoing, summarisedThrough])
  const lastOf = (isMine: boolean): string | undefined =>
    rows.findLast((row) => row.kind === 'message' && row.message.is_mine === isMine && !row.message.is_deleted && !row.outgoing)?.key
  const last = new Set([lastOf(true), lastOf(false)])
  return (
    <div role="log" aria-live={isQuiet ? 'off' : 'polite'} aria-relevant="additions" aria-label={t('messages.log')}>
      <ol className="flex flex-col">
        {rows.map((row) => (
          <Fragment key={row.key}>
            {row.kind === 'day' ? (
              <li className="pt-6 text-center text-sm text-ink-3">
                <h2 className="font-sans text-sm font-normal tracking-normal first-letter:uppercase">{dayName(row.time, locale)}</h2>
              </li>
            ) : row.kind === 'summarised' ? (
              <li
                className={
                  'flex items-center gap-4 pt-6 text-center text-sm text-ink-3 before:h-px before:flex-1 ' +
                  'before:bg-line after:h-px after:flex-1 after:bg-line'
                }
              >
                {t(row.isOfChats ? 'messages.summarised-chats' : 'messages.summarised')}
              </li>
            ) : (
              <MessageItem
                row={row}
                companion={companion}
                actions={actions}
                isLast={last.has(row.key)}
                lang={spokenLanguage(row.message, language, locale)}
              />
            )}
          </Fragment>
        ))}
      </ol>
    </div>
  )
}
