import type { Companion } from '@green-room/contract/rooms'
import type { Topic } from '@green-room/contract/topics'
import { useId } from 'react'
import { Link } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { inks } from '#web/ui/pictures/palettes.ts'
import { ChatLabel, labelPalette } from './chat-label.tsx'
import '../texts.ts'

const SHOWN_MAX = 6

/** Whom the member has talked to; each leads to its page. */
export function Met({ met }: { met: readonly Companion[] }) {
  const t = useT()
  const id = useId()
  if (met.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-[1.375rem]">
        {t('messages.met')}
      </h2>
      <ul className="mt-3 grid grid-cols-3 gap-3">
        {met.slice(0, SHOWN_MAX).map((companion) => (
          <li key={companion.id}>
            <Link to={`/characters/${companion.slug}`} className="grid gap-1.5 rounded-lg text-center text-[0.9375rem] font-medium">
              <ChatLabel companion={companion} className="aspect-square w-full rounded-lg" />
              <bdi className="truncate pb-1.5">{companion.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A character whom the member has not talked to, with the topic that waits. */
export function NotMet({ topic }: { topic: Topic }) {
  const t = useT()
  const { companion, title, language } = topic
  if (!companion) return null
  return (
    <section aria-label={t('messages.not-met')} className="flex overflow-hidden rounded-lg" style={inks(labelPalette(companion))}>
      <span className="relative w-[34%] shrink-0">
        <ChatLabel companion={companion} className="absolute inset-0 size-full" />
      </span>
      <span className="spine" />
      <div className="min-w-0 flex-1 p-4">
        <p className="text-sm opacity-85">{t('messages.not-met')}</p>
        <p className="mt-1 font-display text-[1.25rem] leading-[1.1] font-bold tracking-[-0.015em]" dir="auto" lang={language}>
          {companion.line || title}
        </p>
        <Link
          to={`/characters/${companion.slug}`}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('messages.meet', { name: companion.name })}
        </Link>
      </div>
    </section>
  )
}
