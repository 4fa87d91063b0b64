import { RETURNS_A_DAY } from '@green-room/contract/limits/return-limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { setBalance } from '#web/accounts/use-profile.ts'
import { call } from '#web/platform/wire/call.ts'
import { useT } from '#web/platform/i18n.tsx'
import { newKey } from '#web/platform/wire/new-key.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import '#web/platform/texts/problem-texts.ts'
import { showToast } from '#web/platform/toasts.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { ChoiceFoot } from '#web/ui/dialogs/choice-foot.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { talkKey } from '../talk/use-talk.ts'
import type { MessageRow } from './rows.ts'
import '../texts.ts'
import './unanswered-texts.ts'

/** Why a reply may not answer, and the way to have its price back. `row` is null while the dialog is closed. */
export default function UnansweredDialog({ topicId, row, onClose }: { topicId: string; row: MessageRow | null; onClose: () => void }) {
  const t = useT()
  const { points } = useNumbers()
  const client = useQueryClient()
  const key = useRef(newKey())
  const complaint = useMutation({
    mutationFn: (messageId: string) => call('complainOfReply', { topic_id: topicId, message_id: messageId }, { key: key.current }),
    onSuccess({ payload: { balance, returned } }) {
      key.current = newKey()
      setBalance(client, balance)
      void client.invalidateQueries({ queryKey: talkKey(topicId) })
      const text = returned > 0 ? 'unanswered.done' : row?.message.is_free ? 'unanswered.done-free' : 'unanswered.done-no-more'
      showToast({ tone: 'ok', text: t(text, { amount: points(returned), count: RETURNS_A_DAY }), durationMs: 5_000 })
      onClose()
    },
  })
  const close = () => {
    complaint.reset()
    onClose()
  }
  return (
    <Modal
      isOpen={row !== null}
      onClose={close}
      title={t('messages.unanswered')}
      foot={
        <ChoiceFoot
          no={t('ui.cancel')}
          onNo={close}
          yes={t('unanswered.send')}
          onYes={() => row && complaint.mutate(row.message.id)}
          isBusy={complaint.isPending}
          first="yes"
        />
      }
    >
      <div className="grid gap-3 text-ink-2">
        <p>
          {t('unanswered.why')} {t('unanswered.hint')}
        </p>
        <p className="font-medium text-ink">{t('unanswered.back', { count: RETURNS_A_DAY })}</p>
        <p className="text-sm">{t('unanswered.told')}</p>
      </div>
      {complaint.isError && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {problemText(complaint.error, t, 'unanswered.failed')}
        </p>
      )}
    </Modal>
  )
}
