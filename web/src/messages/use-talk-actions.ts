import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { setBalance } from '#web/accounts/use-profile.ts'
import { call } from '#web/platform/wire/call.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { newKey } from '#web/platform/wire/new-key.ts'
import { isProblem } from '#web/platform/problem.ts'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { showToast } from '#web/platform/toasts.ts'
import type { FootActions } from './log/message-foot.tsx'
import { dropOutgoing } from './talk/outbox.ts'
import { refusalText } from './talk/refusal-text.ts'
import { talkKey } from './talk/use-talk.ts'
import { useTopUpToast } from './composer/use-top-up-toast.ts'
import type { useOutbox } from './talk/use-outbox.ts'
import './texts.ts'

/** What can be done with messages that stand in the log already. */
export function useTalkActions(
  topicId: string,
  { retry }: ReturnType<typeof useOutbox>,
  { remove, complain }: Pick<FootActions, 'remove' | 'complain'>,
) {
  const { t, locale } = useI18n()
  const client = useQueryClient()
  const warnOfBalance = useTopUpToast()
  const readAgain = () => void client.invalidateQueries({ queryKey: talkKey(topicId) })
  const fail = (error: unknown, fallback: TextKey) => {
    if (isProblem(error, 'ledger.not-enough-points')) warnOfBalance(error)
    else showToast({ tone: 'bad', text: refusalText(error, { t, locale }, fallback) })
    readAgain()
  }
  const { mutate: retryReply, isPending: isRetrying } = useMutation({
    mutationFn: (price: number) => call('retryReply', { topic_id: topicId, price }, { key: newKey() }),
    onSuccess: ({ payload }) => {
      setBalance(client, payload.balance)
      readAgain()
    },
    onError: (error) => fail(error, 'messages.retry-failed'),
  })
  const { mutate: stopReply } = useMutation({
    mutationFn: () => call('stopReply', { topic_id: topicId }, { key: newKey() }),
    onSuccess: readAgain,
    onError: (error) => fail(error, 'messages.stop-failed'),
  })
  const actions = useMemo<FootActions>(
    () => ({ retryReply, isRetrying, retrySend: retry, dropSend: dropOutgoing, remove, complain }),
    [retryReply, isRetrying, retry, remove, complain],
  )
  return { actions, stop: () => stopReply() }
}
