import { useT } from '#web/platform/i18n.tsx'
import '../../texts.ts'

/** Marks what an AI says, at every message. */
export function AiTag() {
  const t = useT()
  return (
    <abbr title={t('messages.ai-character')} className="tag min-h-5! bg-brass-wash px-1.5! text-[0.75rem]! text-brass-ink no-underline">
      {t('messages.ai')}
    </abbr>
  )
}
