import { useMutation } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import { useT } from '#web/platform/i18n.tsx'
import { newKey } from '#web/platform/wire/new-key.ts'
import { showToast } from '#web/platform/toasts.ts'
import type { Contested } from './contested.ts'
import './texts.ts'

/** Asks a person of the lounge to look at a text that a house rule refused. */
export default function AskReview({ kind, content }: Contested) {
  const t = useT()
  const ask = useMutation({
    mutationFn: () => call('contestRefusal', { kind, content }, { key: newKey() }),
    onError: () => showToast({ tone: 'bad', text: t('common.review-failed') }),
  })
  if (ask.isSuccess)
    return (
      <span role="status" className="text-sm text-ink-2">
        {t('common.review-asked')}
      </span>
    )
  return (
    <button
      type="button"
      className="link min-h-11 text-sm font-semibold"
      aria-disabled={ask.isPending}
      onClick={() => ask.isPending || ask.mutate()}
    >
      {t('common.ask-review')}
    </button>
  )
}
