import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Outgoing } from '#web/messages/outbox.ts'
import '#web/messages/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { isProblem } from '#web/platform/problem.ts'
import { showToast } from '#web/platform/toasts.ts'
import { askTermsAgain } from '#web/rooms/use-terms.ts'
import { GO_AFTER_MS } from './use-turned-away.ts'
import type { Leaving } from './use-leaving.ts'

/** What reading or sending is told when the chat is no longer what it was: it has closed, or its room has new terms. */
export function useChatRefusals(topicId: string, readError: unknown, outgoing: readonly Outgoing[], leaving: Leaving): void {
  const t = useT()
  const client = useQueryClient()
  const refusals = [readError, ...outgoing.map(({ problem }) => problem)]
  const isGone = refusals.some((one) => isProblem(one) && one.status === 404 && one.code.startsWith('topic.'))
  const needsTerms = refusals.some((one) => isProblem(one, 'terms.required'))
  const goAway = useEffectEvent(() => {
    if (leaving.isOurDoing.current) return
    showToast({ tone: 'warn', text: t('messages.closed'), id: `chat-${topicId}` })
    setTimeout(() => leaving.goTo('/topics'), GO_AFTER_MS)
  })
  useEffect(() => {
    if (isGone) goAway()
  }, [isGone])
  useEffect(() => {
    if (needsTerms) askTermsAgain(client, topicId)
  }, [needsTerms, client, topicId])
}
