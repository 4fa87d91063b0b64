import { useMutation, useQuery } from '@tanstack/react-query'
import english from '../../../locales/en/legal.json'
import { call } from '#web/platform/wire/call.ts'
import { shortDate } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { doorQuery } from '#web/platform/wire/query.ts'
import { shipTexts } from '#web/platform/texts/texts.ts'
import { showToast } from '#web/platform/toasts.ts'
import { ChoiceFoot } from '#web/ui/dialogs/choice-foot.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { useSettings } from './use-settings.ts'

shipTexts(english)

/** New versions of legal pages: read, and agreed to or not. Who says "not now" reads on. */
export default function AskedDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { support_email: support } = useSettings()
  const { data: asked } = useQuery({ ...doorQuery(['asked'], 'readAsked', {}, (answer) => answer.payload), staleTime: 0, gcTime: 0 })
  const agree = useMutation({
    mutationFn: (at: string) => call('agreeToAsked', { asked_at: at }),
    onSuccess: () => {
      showToast({ tone: 'ok', text: t('legal.thanks') })
      onClose()
    },
    onError: (error) => showToast({ tone: 'bad', text: problemText(error, t, 'legal.failed') }),
  })
  if (!asked) return null
  const { asked_at: at, pages } = asked
  return (
    <Modal
      isOpen={at !== null}
      onClose={onClose}
      title={t('legal.title')}
      lead={t('legal.lead')}
      foot={
        <ChoiceFoot
          no={t('legal.later')}
          onNo={onClose}
          yes={t('legal.agree')}
          onYes={() => at !== null && agree.mutate(at)}
          isBusy={agree.isPending}
        />
      }
    >
      <ul className="rows">
        {pages.map(({ slug, title, asked_at, has_before }) => (
          <li key={slug} className="py-3">
            <a
              href={`/static-page/${slug}`}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center font-semibold text-action-ink underline underline-offset-4"
            >
              <bdi>{title}</bdi>
            </a>
            <p className="text-sm text-ink-2">
              {t('legal.new-of', { date: shortDate(asked_at) })}{' '}
              {has_before && (
                <a href={`/static-page/${slug}?version=before`} target="_blank" rel="noopener" className="underline">
                  {t('legal.read-before')}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">{t('legal.if-not', { support: `\u2068${support}\u2069` })}</p>
    </Modal>
  )
}
