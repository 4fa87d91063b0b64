import { Suspense, useState, type ReactNode } from 'react'

/** A dialog whose program comes when it is first asked for. Each opening begins anew. */
export function useLateDialog(draw: (own: { isOpen: boolean; onClose: () => void }) => ReactNode) {
  const [asked, setAsked] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const ask = () => {
    setAsked(asked + 1)
    setOpen(true)
  }
  const dialog = asked > 0 && (
    <Suspense key={asked} fallback={null}>
      {draw({ isOpen, onClose: () => setOpen(false) })}
    </Suspense>
  )
  return { ask, dialog }
}
