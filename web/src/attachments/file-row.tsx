import { FileText, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { Coin } from '#web/ui/pictures/coin.tsx'
import '#web/ui/texts.ts'
import type { QueuedFile } from './use-file-queue.ts'
import './texts.ts'

const isolated = (inside: ReactNode) => <bdi>{inside}</bdi>

export function FileRow({ queued, cost, onRemove }: { queued: QueuedFile; cost: number; onRemove: () => void }) {
  const { t, rich } = useI18n()
  const { fileSize } = useNumbers()
  const { file, type, preview } = queued
  const about = rich('attachments.type-and-size', {
    type: t(`attachments.type-${type}`),
    size: fileSize(file.size),
    bdi: isolated,
  })
  const picture = preview ? (
    <img src={preview} alt="" width={48} height={48} decoding="async" className="size-12 shrink-0 rounded-sm object-cover" />
  ) : (
    <FileText size={22} aria-hidden="true" />
  )
  return (
    <SendRow
      picture={picture}
      name={file.name}
      about={about}
      cost={cost}
      removal={t('attachments.remove', { name: file.name })}
      onRemove={onRemove}
    />
  )
}

type SendRowProps = { picture: ReactNode; name: string; about: ReactNode; cost: number; removal: string; onRemove: () => void }

function SendRow({ picture, name, about, cost, removal, onRemove }: SendRowProps) {
  const { t } = useI18n()
  const { points } = useNumbers()
  return (
    <li className="flex items-center gap-3.5 py-3">
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-sm bg-brass-wash text-brass-ink">{picture}</span>
      <p className="min-w-0 flex-1">
        <span dir="auto" className="block truncate text-as-around font-semibold">
          {name}
        </span>
        <span className="text-sm text-ink-3">{about}</span>
      </p>
      <span className="flex shrink-0 items-center gap-1.5 font-semibold text-brass-ink tabular-nums">
        {cost > 0 ? (
          <>
            <Coin size={17} />
            {points(cost)} <span className="text-[0.75rem] max-sm:sr-only">{t('ui.points')}</span>
          </>
        ) : (
          t('ui.free')
        )}
      </span>
      <button type="button" className="icon-btn -me-2 shrink-0" aria-label={removal} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </li>
  )
}
