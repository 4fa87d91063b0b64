import type { Companion } from '@green-room/contract/rooms'
import { BookHeart } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import './texts.ts'

const MemoryDialog = late(() => import('./memory-dialog.tsx'))

/** The way to what a character remembers, where there is no menu of the chat. */
export function MemoryButton({ companion }: { companion: Companion }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const title = t('memories.title', { name: companion.name })
  return (
    <>
      <button
        type="button"
        className="icon-btn shrink-0"
        aria-label={title}
        title={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <BookHeart size={21} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MemoryDialog companion={companion} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
