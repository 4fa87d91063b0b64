import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import { useT } from '#web/platform/i18n.tsx'
import { newKey } from '#web/platform/wire/new-key.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { ChoiceFoot } from '#web/ui/dialogs/choice-foot.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import type { MessageRow } from './rows.ts'
import { hearRemoval, type Talk } from '../talk/talk.ts'
import { talkKey } from '../talk/use-talk.ts'
import '../texts.ts'

/** Removes an own message, once it was asked. `row` is null while the dialog is closed. */
export default function DeleteDialog({ topicId, row, onClose }: { topicId: string; row: MessageRow | null; onClose: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const removal = useMutation({
    mutationFn: (messageId: string) => call('removeMessage', { message_id: messageId, topic_id: topicId }, { key: newKey() }),
    onSuccess: () => {
      if (row) client.setQueryData<Talk>(talkKey(topicId), (talk) => talk && hearRemoval(talk, row.message.number))
      onClose()
    },
  })
  const close = () => {
    removal.reset()
    onClose()
  }
  return (
    <Modal
      isOpen={row !== null}
      onClose={close}
      title={t('messages.delete-title')}
      foot={
        <ChoiceFoot
          no={t('ui.cancel')}
          onNo={close}
          yes={t('messages.delete-confirm')}
          onYes={() => row && removal.mutate(row.message.id)}
          isBusy={removal.isPending}
          first="no"
        />
      }
    >
      <p className="text-ink-2">{t('messages.delete-text')}</p>
      {removal.isError && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {problemText(removal.error, t, 'messages.delete-failed')}
        </p>
      )}
    </Modal>
  )
}
