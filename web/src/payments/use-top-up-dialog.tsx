import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { TopUpStart } from './top-up.ts'

const TopUpModal = lazy(() => import('./top-up-modal.tsx'))

/** The way to the top-up dialog, which is fetched when it is first asked for. Each opening begins anew. */
export function useTopUpDialog(): { open: (start: TopUpStart) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ round: number; start: TopUpStart } | null>(null)
  const [isOpen, setOpen] = useState(false)
  return {
    open(start) {
      setOpened({ round: (opened?.round ?? 0) + 1, start })
      setOpen(true)
    },
    dialog: opened && (
      <Suspense fallback={null}>
        <TopUpModal key={opened.round} start={opened.start} isOpen={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
