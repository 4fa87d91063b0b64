import { useId, useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { showToast } from '#web/platform/toasts.ts'
import { FieldBox } from '#web/ui/forms/field.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import '#web/ui/texts.ts'
import { useReport, type ReportReason, type ReportType } from './use-report.ts'
import './texts.ts'

const REASONS = {
  'house-rules': 'reports.reason-house-rules',
  offensive: 'reports.reason-offensive',
  sexual: 'reports.reason-sexual',
  dangerous: 'reports.reason-dangerous',
  'claims-human': 'reports.reason-claims-human',
  quality: 'reports.reason-quality',
  other: 'reports.reason-other',
} as const satisfies Record<ReportReason, TextKey>
const NOTE_MAX = 1_000

/** Reason and note are both optional: a report costs two presses. */
export default function ReportDialog({ topicId, type, onClose }: { topicId: string; type: ReportType; onClose: () => void }) {
  const t = useT()
  const id = useId()
  const report = useReport(topicId)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const send = () => {
    if (report.isPending) return
    report.mutate(
      { type, reason, note },
      {
        onSuccess: () => {
          showToast({ text: t(`reports.${type}-sent`) })
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t(`reports.report-${type}`)}
      lead={t(`reports.lead-${type}`)}
      foot={
        <>
          {report.isError && (
            <p role="alert" className="basis-full text-sm font-medium text-danger">
              {problemText(report.error, t, `reports.${type}-failed`)}
            </p>
          )}
          <button type="button" className="btn btn-ghost" onClick={onClose}>
            {t('ui.cancel')}
          </button>
          <button type="button" className="btn btn-primary px-7" aria-disabled={report.isPending} onClick={send}>
            {t(report.isPending ? 'reports.sending' : 'reports.send')}
          </button>
        </>
      }
    >
      <fieldset>
        <legend className="mb-1.5 font-semibold">
          {t('reports.reason')} <span className="font-normal text-ink-3">({t('ui.optional')})</span>
        </legend>
        <div className="rows">
          {Object.entries(REASONS).map(([name, text]) => (
            <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
              <input
                type="radio"
                name={`${id}-reason`}
                className="radio"
                checked={reason === name}
                onChange={() => setReason(name as ReportReason)}
              />
              {t(text)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 pb-2">
        <FieldBox
          id={`${id}-note`}
          label={
            <>
              {t('reports.note')} <span className="font-normal text-ink-3">({t('ui.optional')})</span>
            </>
          }
        >
          <textarea
            id={`${id}-note`}
            dir="auto"
            rows={3}
            maxLength={NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            className="field resize-none py-3!"
          />
        </FieldBox>
      </div>
    </Modal>
  )
}
