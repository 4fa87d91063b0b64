import { CircleCheck, CircleX, TriangleAlert, X } from 'lucide-react'
import { useT } from '#web/platform/i18n.tsx'
import { forgetToast, type Toast } from '#web/platform/toasts.ts'
import '../texts.ts'

const INKS = { ok: 'text-ok', warn: 'text-brass-ink', bad: 'text-danger' }
const ICONS = { ok: CircleCheck, warn: TriangleAlert, bad: CircleX }

/** What a toast looks like, wherever it stands. `isWide` has room for a way to put it away. */
export function ToastCard({ toast, isWide = false, onDone }: { toast: Toast; isWide?: boolean; onDone: () => void }) {
  const t = useT()
  const { text, tone = 'ok', action } = toast
  const Icon = ICONS[tone]
  const done = () => {
    forgetToast(toast)
    onDone()
  }
  return (
    <div
      className={
        'pointer-events-auto flex font-sans max-w-full items-center rounded-lg bg-raised ps-4 text-ink ' +
        `shadow-3 ${isWide ? 'gap-3 pe-1 py-1' : 'w-[22rem] gap-3.5 pe-4 py-3.5 max-sm:w-full'}`
      }
    >
      <Icon size={22} className={`shrink-0 ${INKS[tone]}`} aria-hidden="true" />
      <p className={`min-w-0 flex-1 text-[0.9375rem] font-medium ${isWide ? 'py-2' : ''}`}>{text}</p>
      {action && (
        <button
          type="button"
          className={`btn min-h-11! px-3.5! text-sm ${isWide ? 'btn-ghost text-action-ink!' : 'btn-primary'}`}
          onClick={() => {
            done()
            action.onPress()
          }}
        >
          {action.label}
        </button>
      )}
      {isWide && (
        <button type="button" className="icon-btn shrink-0" aria-label={t('ui.close')} onClick={done}>
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
