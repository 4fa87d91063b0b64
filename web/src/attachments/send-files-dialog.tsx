import { countSymbols, MESSAGE_SYMBOLS_MAX, plainText, price } from '@green-room/contract/money/price'
import { FILE_BYTES_MAX, FILES_MAX } from '@green-room/contract/limits/file-limits'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#web/content/use-settings.ts'
import { useWorth } from '#web/content/use-worth.ts'
import { useT } from '#web/platform/i18n.tsx'
import '#web/platform/texts/problem-texts.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { Cost } from '#web/ui/cost.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { DropField, type Wanted } from './drop-field.tsx'
import { FieldBox } from '#web/ui/forms/field.tsx'
import { FileRow } from './file-row.tsx'
import { useFileQueue, type QueuedFile } from './use-file-queue.ts'
import './texts.ts'

type SendFilesProps = {
  /** Files that were dropped or pasted, to begin with. */
  first: readonly File[]
  wanted: Wanted
  /** What stands in the composer, to begin with. */
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
  const { fileSize } = useNumbers()
  const prices = useSettings()
  const worth = useWorth()
  const { files, refused, add, remove, take } = useFileQueue(first)
  const id = useId()
  const [written, setWritten] = useState(text)
  const content = plainText(written)
  const isTooLong = countSymbols(content) > MESSAGE_SYMBOLS_MAX
  const types = files.map(({ type }) => type)
  const total = price(content, types, prices)
  const isTooDear = files.length > 0 && balance !== null && total > balance
  const send = () => {
    if (files.length === 0 || isTooLong) return
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
          {files.length > 0 ? <Cost amount={total} worth={worth(total)} /> : <span className="flex-1 max-sm:hidden" />}
          <button type="button" className="btn btn-ghost" onClick={onClose}>
            {t('ui.cancel')}
          </button>
          {isTooDear ? (
            <Link to={topUpPath(total - (balance ?? 0))} className="btn btn-primary px-6">
              {t('attachments.top-up')}
            </Link>
          ) : (
            <button type="button" className="btn btn-primary px-6" aria-disabled={files.length === 0 || isTooLong} onClick={send}>
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
        </ul>
      )}
      <div className="mt-4 pb-3">
        <FieldBox
          id={id}
          label={t('attachments.text')}
          help={t('attachments.text-hint')}
          error={isTooLong ? t('message.too-long') : undefined}
        >
          <textarea
            id={id}
            dir={written === '' ? undefined : 'auto'}
            rows={2}
            value={written}
            aria-invalid={isTooLong || undefined}
            aria-describedby={`${id}-help`}
            onChange={(event) => setWritten(event.target.value)}
            className="field max-h-32 min-h-11 resize-none py-2.5 [field-sizing:content]"
          />
        </FieldBox>
      </div>
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
