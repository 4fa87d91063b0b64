import { Suspense, useState, type ReactNode } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { dropToast, showToast, TOAST_MS } from '#web/platform/toasts.ts'
import type { TopUpStart } from './top-up.ts'
import { useBundleOrder } from './use-bundle-order.ts'
import '../texts.ts'

const TopUpModal = late(() => import('./top-up-modal.tsx'))

/** The way to the top-up dialog, which is fetched when it is first asked for. Each opening begins anew. */
export function useTopUpDialog(): { open: (start: TopUpStart) => void; dialog: ReactNode } {
  const t = useT()
  const order = useBundleOrder()
  const [opened, setOpened] = useState<{ round: number; start: TopUpStart } | null>(null)
  const [isOpen, setOpen] = useState(false)
  return {
    open(start) {
      dropToast('not-enough-points')
      const show = () => {
        setOpened({ round: (opened?.round ?? 0) + 1, start })
        setOpen(true)
      }
      if (start.step === 'amount' || start.bundleId === null) return show()
      order(start.bundleId).then(show, (error: unknown) =>
        showToast({ tone: 'bad', text: problemText(error, t, 'payments.bundle-failed'), durationMs: TOAST_MS.account }),
      )
    },
    dialog: opened && (
      <Suspense fallback={null}>
        <TopUpModal key={opened.round} start={opened.start} isOpen={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
