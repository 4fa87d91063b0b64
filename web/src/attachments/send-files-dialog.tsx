import { isBlank, plainText, price } from '@green-room/contract/price'
import { FILE_BYTES_MAX, FILES_MAX } from '@green-room/contract/file-limits'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#web/content/use-settings.ts'
import { useWorth } from '#web/content/use-worth.ts'
import { fileSize } from '#web/platform/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import '#web/platform/problem-texts.ts'
import { Cost } from '#web/ui/cost.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { DropField, type Wanted } from './drop-field.tsx'
import { FileRow, TextRow } from './file-row.tsx'
import { useFileQueue, type QueuedFile } from './use-file-queue.ts'
import './texts.ts'

type SendFilesProps = {
  /** Files that were dropped or pasted, to begin with. */
  first: readonly File[]
  wanted: Wanted
  /** What stands in the composer: it goes along unless it is taken out. Empty where it can't be sent. */
  text: string
  balance: number | null
  /** Name of a character that sees no pictures. */
  blindName: string | null
  /** The way to the points that are missing. */
  topUpPath: (missing: number) => string
  onClose: () => void
  onSend: (draft: { content: string; files: readonly QueuedFile[]; price: number }) => void
}

/** Files are chosen, priced and sent here. A chunk of its own. */
export default function SendFilesDialog({ first, wanted, text, balance, blindName, topUpPath, onClose, onSend }: SendFilesProps) {
  const t = useT()
  const prices = useSettings()
  const worth = useWorth()
  const { files, refused, add, remove, take } = useFileQueue(first)
  const [hasText, setHasText] = useState(!isBlank(text))
  const content = hasText ? plainText(text) : ''
  const types = files.map(({ type }) => type)
  const total = price(content, types, prices)
  const isTooDear = files.length > 0 && balance !== null && total > balance
  const send = () => {
    if (files.length === 0) return
    onSend({ content, files: take(), price: total })
    onClose()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('attachments.title')}
      foot={
        <>
          <Cost amount={files.length > 0 ? total : 0} worth={worth(files.length > 0 ? total : 0)} />
          <button type="button" className="btn btn-ghost" onClick={onClose}>
            {t('ui.cancel')}
          </button>
          {isTooDear ? (
            <Link to={topUpPath(total - (balance ?? 0))} className="btn btn-primary px-6">
              {t('attachments.top-up')}
            </Link>
          ) : (
            <button type="button" className="btn btn-primary px-6" aria-disabled={files.length === 0} onClick={send}>
              {t('attachments.send', { count: files.length })}
            </button>
          )}
        </>
      }
    >
      <DropField wanted={wanted} onFiles={add} />
      {files.length > 0 && (
        <ul className="rows mt-4" aria-label={t('attachments.list')}>
          {files.map((queued) => (
            <FileRow
              key={queued.preview ?? `${queued.file.name}-${queued.file.lastModified}`}
              queued={queued}
              cost={price('', [queued.type], prices)}
              onRemove={() => remove(queued)}
            />
          ))}
          {hasText && <TextRow text={content} cost={price(content, [], prices)} onRemove={() => setHasText(false)} />}
        </ul>
      )}
      <div role="alert">
        {refused.map(({ name, code }) => (
          <p key={name} className="border-t border-line py-3 text-sm font-medium text-danger">
            {t('attachments.refused', { name, reason: t(code, { n: FILES_MAX, size: fileSize(FILE_BYTES_MAX) }) })}
          </p>
        ))}
        {isTooDear && <p className="border-t border-line py-3 text-sm font-medium text-danger">{t('attachments.not-enough')}</p>}
      </div>
      {blindName !== null && types.includes('image') && (
        <p className="border-t border-line py-3 text-sm text-ink-2">{t('attachments.blind', { name: blindName })}</p>
      )}
    </Modal>
  )
}
