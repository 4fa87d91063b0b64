import { useEffect } from 'react'
import { toast as stand, Toaster } from 'sonner'
import { useI18n } from '#web/platform/i18n.tsx'
import { addToastShelf, TOAST_MS, type Toast } from '#web/platform/toasts.ts'
import './texts.ts'
import { ToastCard } from './toast-card.tsx'
import { UpdateToast } from './update-toast.tsx'

const FREE = 24
const FREE_PHONE = 12

/** At the end of the page's lower edge, on phones the full width. Toasts outlive navigation, wait under the pointer or the focus, and never take the focus. */
export default function ToastShelf() {
  const { t, dir } = useI18n()
  useEffect(() => addToastShelf({ show, clear }, true), [])
  return (
    <>
      <UpdateToast />
      <Toaster
        position={dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
        dir={dir}
        duration={TOAST_MS.usual}
        containerAriaLabel={t('ui.toasts')}
        hotkey={['F6']}
        offset={FREE}
        mobileOffset={FREE_PHONE}
        style={{ zIndex: 'var(--z-toast)' }}
      />
    </>
  )
}

/** What was shown a moment ago is drawn first: before that, nothing could put it away. */
const clear = (): void => void setTimeout(() => stand.dismiss())

function show(toast: Toast): void {
  const { id, durationMs = TOAST_MS.usual } = toast
  stand.custom((shown) => <ToastCard toast={toast} onDone={() => stand.dismiss(shown)} />, {
    duration: durationMs,
    ...(id === undefined ? {} : { id }),
  })
}
