import { useI18n } from '#web/platform/i18n.tsx'
import { strong } from './strong.tsx'
import '../../texts.ts'

/** Says, before the first message, that the other side is an AI. */
export function AiNotice({ onMore }: { onMore: () => void }) {
  const { t, rich } = useI18n()
  return (
    <aside
      aria-label={t('messages.about')}
      className="mt-5 flex flex-wrap items-start gap-x-4 gap-y-2 rounded-lg border border-line bg-bg/60 px-5 py-4 text-[0.9375rem]"
    >
      <span
        className={
          'mt-0.5 grid h-9 min-w-9 shrink-0 place-items-center rounded-full bg-brass-wash px-2 ' +
          'whitespace-nowrap font-display text-[0.9375rem] font-bold text-brass-ink'
        }
        aria-hidden="true"
      >
        {t('messages.ai')}
      </span>
      <p className="flex-1 basis-[12.5rem] text-ink-2">
        {rich('messages.ai-notice', { b: strong })}{' '}
        <button type="button" className="link" onClick={onMore}>
          {t('messages.how-it-works')}
        </button>
      </p>
    </aside>
  )
}
