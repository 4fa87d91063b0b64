import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { toast, Toaster } from 'sonner'
import { useI18n } from '#web/platform/i18n.tsx'
import { setToastShelf, TOAST_BOTTOM, TOAST_MS, type Toast } from '#web/platform/toasts.ts'
import './texts.ts'
import { UpdateToast } from './update-toast.tsx'

const FREE = { top: 24, left: 24, right: 24 }
const FREE_PHONE = { top: 12, left: 12, right: 12 }

const INKS = { ok: 'text-ok', warn: 'text-brass-ink', bad: 'text-danger' }
const ICONS = { ok: CircleCheck, warn: TriangleAlert, bad: CircleX }

/** Bottom right, on phones the full width. Toasts outlive navigation, wait under the pointer or the focus, and never take the focus. */
export default function ToastShelf() {
  const { t, dir } = useI18n()
  useEffect(() => {
    setToastShelf(show)
    return () => setToastShelf(null)
  }, [])
  return (
    <>
      <UpdateToast />
      <Toaster
        position={dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
        dir={dir}
        duration={TOAST_MS.usual}
        containerAriaLabel={t('ui.toasts')}
        hotkey={['F6']}
        offset={{ ...FREE, bottom: `var(${TOAST_BOTTOM}, 24px)` }}
        mobileOffset={{ ...FREE_PHONE, bottom: `var(${TOAST_BOTTOM}, 12px)` }}
        style={{ zIndex: 'var(--z-toast)' }}
      />
    </>
  )
}

function show({ text, tone = 'ok', durationMs = TOAST_MS.usual, action, id }: Toast): void {
  toast.custom((shown) => <ToastCard text={text} tone={tone} action={action} onDone={() => toast.dismiss(shown)} />, {
    duration: durationMs,
    ...(id === undefined ? {} : { id }),
  })
}

function ToastCard({ text, tone, action, onDone }: { text: string; tone: keyof typeof INKS; action: Toast['action']; onDone: () => void }) {
  const Icon = ICONS[tone]
  const press = () => {
    action?.onPress()
    onDone()
  }
  return (
    <div className="pointer-events-auto flex w-[22rem] font-sans max-w-full items-center gap-3.5 rounded-lg bg-raised px-4 py-3.5 text-ink shadow-3 max-sm:w-full">
      <Icon size={22} className={`shrink-0 ${INKS[tone]}`} aria-hidden="true" />
      <p className="flex-1 text-[0.9375rem] font-medium">{text}</p>
      {action && (
        <button type="button" className="btn btn-primary min-h-11! px-3.5! text-sm" onClick={press}>
          {action.label}
        </button>
      )}
    </div>
  )
}
