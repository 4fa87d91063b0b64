import type { Topic } from '@green-room/contract/topics'
import { useI18n } from '#web/platform/i18n.tsx'
import { languageName } from './language-name.ts'
import '../texts.ts'

/** A person's own topic shows no person: with whom they talk, what those are and speak, and in which room where the list has several. */
export function TopicPeople({ companion, room }: { companion: Topic['companion']; room: Topic['room'] | null }) {
  const { t, locale } = useI18n()
  const names = new Intl.ListFormat(locale).format(companion?.languages.map((code) => languageName(code, locale)) ?? [])
  return (
    <div className="mt-auto pt-4 text-[0.9375rem] leading-snug">
      {companion ? (
        <>
          <p>
            <b className="font-semibold" dir="auto">
              {companion.name}
            </b>{' '}
            <span className="tag topic-tag">
              <span aria-hidden="true">{t('topics.ai')}</span>
              <span className="sr-only">{t('topics.ai-character')}</span>
            </span>
          </p>
          <p className="mt-0.5 empty:hidden" dir="auto">
            {companion.line}
          </p>
        </>
      ) : (
        <p className="font-medium">{t('topics.waiting')}</p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-3 text-[0.8125rem] empty:hidden">
        {companion && (
          <span className="font-semibold tracking-[0.04em]">
            <span aria-hidden="true">{companion.languages.join(' · ').toUpperCase()}</span>
            <span className="sr-only">{t('topics.speaks', { languages: names })}</span>
          </span>
        )}
        {room && <span dir="auto">{room.title}</span>}
      </p>
    </div>
  )
}
