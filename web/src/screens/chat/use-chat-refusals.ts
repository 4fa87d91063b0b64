import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Outgoing } from '#web/messages/talk/outbox.ts'
import { isProblem, type Problem } from '#web/platform/problem.ts'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { askTermsAgain } from '#web/rooms/use-terms.ts'
import { GO_AFTER_MS, useGoingAway } from './use-going-away.ts'
import type { Leaving } from './use-leaving.ts'

const GONE: Partial<Record<Problem['code'], TextKey>> = {
  'topic.not-found': 'messages.not-found',
  'topic.closed': 'messages.closed',
  'topic.closed-by-owner': 'topic.closed-by-owner.shown',
}

/** What reading or sending is told when the chat is no longer what it was: it has closed, or its room has new terms. */
export function useChatRefusals(topicId: string, readError: unknown, outgoing: readonly Outgoing[], leaving: Leaving): void {
  const go = useGoingAway(topicId, leaving)
  const client = useQueryClient()
  const refusals = [readError, ...outgoing.map(({ problem }) => problem)]
  const gone = refusals.map((one) => (isProblem(one) ? GONE[one.code] : undefined)).find((text) => text !== undefined)
  const needsTerms = refusals.some((one) => isProblem(one, 'terms.required'))
  const goAway = useEffectEvent((text: TextKey) => {
    if (leaving.isOurDoing.current) return
    go('warn', GO_AFTER_MS, text)
  })
  useEffect(() => {
    if (gone) goAway(gone)
  }, [gone])
  useEffect(() => {
    if (needsTerms) askTermsAgain(client, topicId)
  }, [needsTerms, client, topicId])
}
