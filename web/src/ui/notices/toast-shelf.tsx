import { useEffect, useState } from 'react'
import { toast as stand, Toaster } from 'sonner'
import { useI18n } from '#web/platform/i18n.tsx'
import { addToastShelf, TOAST_MS, type Toast } from '#web/platform/toasts.ts'
import '../texts.ts'
import { ToastCard } from './toast-card.tsx'
import { UpdateToast } from './update-toast.tsx'

const FREE = 24
const FREE_PHONE = 12

/** At the end of the page's lower edge, on phones the full width. Toasts outlive navigation, wait under the pointer or the focus, and never take the focus. */
export default function ToastShelf() {
  const { t, dir } = useI18n()
  const [isTop, setTop] = useState(true)
  useEffect(
    () =>
      addToastShelf(
        {
          show(toast) {
            setTop(true)
            show(toast)
          },
          // Not while it fades: it may stand elsewhere already.
          clear() {
            setTop(false)
            clear()
          },
        },
        true,
      ),
    [],
  )
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
        style={{ zIndex: 'var(--z-toast)', visibility: isTop ? 'visible' : 'hidden' }}
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
