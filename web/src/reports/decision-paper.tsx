import type { Decision } from '@green-room/contract/reports'
import { useId, useState } from 'react'
import { useI18n } from '#web/platform/i18n.tsx'
import { joinDate } from '#web/platform/texts/format.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import '#web/platform/texts/problem-texts.ts'
import { FieldBox } from '#web/ui/forms/field.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import './decision-texts.ts'
import { useAppeal } from './use-decision.ts'

/** The statement of reasons as it was mailed, and below it the objection: to be written, or what became of it. */
export function DecisionPaper({ decision, token }: { decision: Decision; token: string | null }) {
  const { t, locale } = useI18n()
  const { id, report_id: report, title, paragraphs, created_at: at, appeal, appeal_until: until } = decision
  return (
    <>
      <p className="text-ink-3">
        {report ? t('decision.report', { number: report }) : t('decision.number', { number: id })} · {joinDate(at, locale)}
      </p>
      <h1 className="mt-1 text-[2.25rem] font-extrabold sm:text-[2.75rem]" dir="auto">
        {title}
      </h1>
      <div className="card mt-6 grid gap-4 p-6 text-lg sm:p-8">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} dir="auto" className="break-words">
            {paragraph}
          </p>
        ))}
      </div>
      {appeal && (
        <section className="card mt-5 p-6 sm:p-8" role="status">
          <h2 className="text-[1.375rem]">{t('decision.yours', { date: joinDate(appeal.created_at, locale) })}</h2>
          <p className="mt-3 break-words whitespace-pre-wrap text-ink-2" dir="auto">
            {appeal.text}
          </p>
          <p className="mt-4 font-semibold">{t(appeal.answer ? `decision.${appeal.answer}` : 'decision.waits')}</p>
        </section>
      )}
      {until && <Objection id={report ? `r${report}` : id} token={token} date={joinDate(until, locale)} />}
    </>
  )
}

function Objection({ id, token, date }: { id: string; token: string | null; date: string }) {
  const { t } = useI18n()
  const field = useId()
  const appeal = useAppeal(id, token)
  const [text, setText] = useState('')
  return (
    <section className="card mt-5 p-6 sm:p-8">
      <h2 className="text-[1.375rem]">{t('decision.object')}</h2>
      <p className="mt-2 mb-5 text-ink-2">{t('decision.object-why', { date })}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!appeal.isPending && text.trim() !== '') appeal.mutate(text)
        }}
      >
        <FieldBox id={field} label={t('decision.words')}>
          <textarea
            id={field}
            dir="auto"
            rows={5}
            required
            maxLength={2_000}
            className="field resize-y py-3!"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </FieldBox>
        <FormError text={appeal.error ? problemText(appeal.error, t, 'decision.failed') : undefined} />
        <button type="submit" className="btn btn-primary mt-5 max-sm:w-full" aria-disabled={appeal.isPending}>
          {t(appeal.isPending ? 'decision.sending' : 'decision.send')}
        </button>
      </form>
    </section>
  )
}
