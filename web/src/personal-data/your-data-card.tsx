import type { Export } from '@green-room/contract/personal-data'
import { Download, LoaderCircle, TriangleAlert } from 'lucide-react'
import { shortDate } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { useLateDialog } from '#web/ui/dialogs/use-late-dialog.tsx'
import '#web/ui/texts.ts'
import './texts.ts'
import { useExports } from './use-exports.ts'

const OrderExportDialog = late(() => import('./order-export-dialog.tsx'))
/** How long the link works. */
const DAYS = 7

/** A copy of everything that belongs to the member: the order, and what came of it. */
export function YourDataCard() {
  const t = useT()
  const { data, error, refetch } = useExports()
  const { ask, dialog } = useLateDialog((own) => <OrderExportDialog {...own} />)
  return (
    <Card id="your-data" title={t('personal-data.title')} text={t('personal-data.text', { days: DAYS })}>
      {error && (
        <div className="mt-4">
          <ErrorBanner text={problemText(error, t, 'personal-data.list-failed')}>
            <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
              {t('ui.try-again')}
            </button>
          </ErrorBanner>
        </div>
      )}
      {data && data.length > 0 && (
        <ul className="rows mt-5 border-y border-line">
          {data.map((one) => (
            <ExportRow key={one.id} one={one} />
          ))}
        </ul>
      )}
      <button type="button" className="btn btn-line mt-5" aria-haspopup="dialog" onClick={ask}>
        {t('personal-data.order')}
      </button>
      {dialog}
    </Card>
  )
}

const ICONS = { ordered: LoaderCircle, ready: Download, failed: TriangleAlert } as const

function ExportRow({ one: { id, state, bytes, ordered_at, expires_at } }: { one: Export }) {
  const t = useT()
  const { fileSize } = useNumbers()
  const Icon = ICONS[state]
  const date = shortDate(ordered_at)
  const detail = [
    t(`personal-data.state-${state}`),
    ...(bytes === null ? [] : [fileSize(bytes)]),
    ...(state === 'ready' && expires_at ? [t('personal-data.until', { date: shortDate(expires_at) })] : []),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon size={22} className={`shrink-0 text-ink-3 ${state === 'ordered' ? 'motion-safe:animate-spin' : ''}`} aria-hidden="true" />
      <p className="min-w-0 flex-1" role={state === 'ready' ? undefined : 'status'}>
        <b className="block font-semibold">{t('personal-data.from', { date })}</b>
        <span className="block text-sm text-ink-3 tabular-nums">{detail.join(' · ')}</span>
      </p>
      {state === 'ready' && (
        <a
          href={`/api/user/exports/${id}`}
          download
          className="btn btn-primary max-sm:w-full"
          aria-label={t('personal-data.download-named', { date })}
        >
          {t('personal-data.download')}
        </a>
      )}
    </li>
  )
}
