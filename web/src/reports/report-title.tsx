import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import './texts.ts'

const ReportDialog = late(() => import('./report-dialog.tsx'))

/** On the card of somebody else's topic: who is signed in can report its title. */
export default function ReportTitle({ topicId, title }: { topicId: string; title: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="group absolute end-1.5 top-1.5 grid size-11 place-items-center rounded-full"
        aria-label={`${t('reports.report-title')}: ${title}`}
        title={t('reports.report-title')}
        onClick={() => setOpen(true)}
      >
        <span className="grid size-8 place-items-center rounded-full bg-raised text-ink-2 shadow-1 group-hover:text-ink">
          <Flag size={15} aria-hidden="true" />
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog topicId={topicId} type="title" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
