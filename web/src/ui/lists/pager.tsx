import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useT } from '#web/platform/i18n.tsx'
import '../texts.ts'

export function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useT()
  if (pages <= 1) return null
  return (
    <div className="mt-4 flex items-center justify-center gap-3">
      <button
        type="button"
        className="icon-btn disabled:opacity-40"
        disabled={page <= 1}
        aria-label={t('ui.previous-page')}
        onClick={() => onPage(page - 1)}
      >
        <ArrowLeft size={20} className="rtl:-scale-x-100" aria-hidden="true" />
      </button>
      <p className="text-sm text-ink-2 tabular-nums" aria-live="polite">
        {t('ui.page-of', { page, pages })}
      </p>
      <button
        type="button"
        className="icon-btn disabled:opacity-40"
        disabled={page >= pages}
        aria-label={t('ui.next-page')}
        onClick={() => onPage(page + 1)}
      >
        <ArrowRight size={20} className="rtl:-scale-x-100" aria-hidden="true" />
      </button>
    </div>
  )
}
