import type { SpendingCare } from '@green-room/contract/ledger'
import { useState } from 'react'
import { shortDate } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import '#web/platform/texts/problem-texts.ts'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { textOf, useForm } from '#web/ui/forms/use-form.ts'
import { useTakeBreak, useUpdateLimits } from './use-spending-care.ts'

const LIMIT_MAX = 1_000_000
const DAY_MS = 86_400_000
const NAMES = ['daily', 'weekly'] as const

/** Whole points, or null for no limit; undefined for what is neither. */
function limitOf(typed: string): number | null | undefined {
  const text = typed.replace(/\s/g, '')
  if (text === '') return null
  const limit = Number(text)
  return Number.isInteger(limit) && limit >= 1 && limit <= LIMIT_MAX ? limit : undefined
}

/** Limits for a day and a week, and a break. */
export default function SpendingDialog({ care, isOpen, onClose }: { care: SpendingCare; isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const update = useUpdateLimits()
  const form = useForm({
    entry: (values) => ({ daily: limitOf(textOf(values, 'daily')), weekly: limitOf(textOf(values, 'weekly')) }),
    check: (entry) => Object.fromEntries(NAMES.flatMap((name) => (entry[name] === undefined ? [[name, t('form.limit-invalid')]] : []))),
    async send({ daily = null, weekly = null }) {
      await update.mutateAsync({ daily, weekly })
      showToast({ text: t('profile.limit-saved'), durationMs: TOAST_MS.account })
      onClose()
    },
    failed: 'profile.limit-failed',
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={t('profile.limit')}
      lead={t('profile.limit-lead')}
      className="grid gap-4 sm:grid-cols-2"
      submit={t('ui.save')}
      after={<Break breaks={care.breaks} onTaken={onClose} />}
    >
      {NAMES.map((name) => (
        <Field
          key={name}
          name={name}
          label={t(`profile.limit-${name}`)}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={(care[name].next ? care[name].next.limit : care[name].limit) ?? ''}
        />
      ))}
    </FormDialog>
  )
}

function Break({ breaks, onTaken }: { breaks: readonly number[]; onTaken: () => void }) {
  const t = useT()
  const take = useTakeBreak()
  const [days, setDays] = useState(breaks[0] ?? 1)
  const [isAsking, setAsking] = useState(false)
  const [now, setNow] = useState(() => Date.now())
  const ask = () => {
    setNow(Date.now())
    setAsking(true)
  }
  const begin = () =>
    take.mutate(days, {
      onSuccess: onTaken,
      onError: (error) => showToast({ tone: 'bad', text: problemText(error, t, 'profile.break-failed'), durationMs: TOAST_MS.account }),
      onSettled: () => setAsking(false),
    })
  return (
    <fieldset className="mt-6 border-t border-line pt-5 pb-2">
      <legend className="float-left w-full font-semibold">{t('profile.break')}</legend>
      <p className="mb-3 text-sm text-ink-2">{t('profile.break-text')}</p>
      <div className="flex flex-wrap items-center gap-2">
        {breaks.map((one) => (
          <label key={one} className="pack flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md bg-surface px-3.5">
            <input type="radio" name="break" className="radio" checked={days === one} onChange={() => setDays(one)} />
            {t('profile.break-days', { days: one })}
          </label>
        ))}
        <button type="button" className="btn btn-line max-sm:w-full" aria-haspopup="dialog" onClick={ask}>
          {t('profile.break')}
        </button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        question={t('profile.break-sure', { days, date: shortDate(new Date(now + days * DAY_MS).toISOString()) })}
        isBusy={take.isPending}
        onNo={() => setAsking(false)}
        onYes={begin}
      />
    </fieldset>
  )
}
