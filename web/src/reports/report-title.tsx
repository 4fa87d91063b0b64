import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import './texts.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** On the card of somebody else's topic: who is signed in can report its title. */
export default function ReportTitle({ topicId, title }: { topicId: string; title: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="icon-btn topic-report absolute end-1 top-1"
        aria-label={`${t('reports.report-title')}: ${title}`}
        title={t('reports.report-title')}
        onClick={() => setOpen(true)}
      >
        <Flag size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog topicId={topicId} type="title" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
