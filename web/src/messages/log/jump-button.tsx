import { ArrowDown } from 'lucide-react'
import { useT } from '#web/platform/i18n.tsx'
import '../texts.ts'

/** Back to the end, for a reader who scrolled up. */
export function JumpButton({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useT()
  return (
    <button
      type="button"
      className={
        'absolute start-1/2 -top-14 z-20 flex h-11 -translate-x-1/2 items-center gap-2 rounded-full ' +
        'bg-raised px-4 text-sm font-semibold shadow-2 rtl:translate-x-1/2'
      }
      aria-label={t('messages.jump', { count })}
      onClick={onPress}
    >
      <ArrowDown size={18} aria-hidden="true" /> {count > 0 ? t('messages.new', { count }) : t('messages.latest')}
    </button>
  )
}
