import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSettings } from '#web/content/use-settings.ts'
import type { Entry } from '#web/messages/chats/use-chat-entry.ts'
import { isProblem, type Problem } from '#web/platform/problem.ts'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { useNews, usePolling } from '#web/platform/live/use-live.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { openTopicKey, updateOpenTopic } from '#web/topics/use-open-topic.ts'
import { GO_AFTER_MS, useGoingAway } from './use-going-away.ts'
import type { Leaving } from './use-leaving.ts'

/** Refusals that end the visit, and what the reader is told. */
const FINAL: Partial<Record<Problem['code'], { text: TextKey; seat?: TextKey; closed?: TextKey; tone: 'bad' | 'warn'; afterMs?: number }>> =
  {
    // An address whose number is none.
    'form.invalid': { text: 'messages.gone', tone: 'bad' },
    'topic.not-found': { text: 'messages.gone', seat: 'topic.not-found.shown', tone: 'bad' },
    'topic.closed': { text: 'messages.gone', seat: 'topic.closed.shown', closed: 'messages.topic-closed', tone: 'bad' },
    'topic.closed-by-owner': { text: 'topic.closed-by-owner.shown', tone: 'bad', afterMs: GO_AFTER_MS },
    'topic.not-participant': { text: 'messages.no-permission', tone: 'bad' },
    'topic.busy': { text: 'topic.busy.shown', tone: 'warn' },
    'topic.private': { text: 'topic.private.shown', tone: 'warn' },
  }
export const isFinal = (problem: unknown): problem is Problem => isProblem(problem) && FINAL[problem.code] !== undefined

/** Leads away who can't be in this chat, or can no longer. */
export function useTurnedAway(topicId: string, entry: Entry, leaving: Leaving): void {
  const client = useQueryClient()
  const { new_topic_cost: cost } = useSettings()
  const { points } = useNumbers()
  const go = useGoingAway(topicId, leaving)
  const refusal = entry.phase === 'refused' && isFinal(entry.problem) ? entry.problem : null
  const missed = entry.phase === 'refused' && (entry.missed === 'seat' || entry.missed === 'closed') ? entry.missed : 'text'
  const turnAway = useEffectEvent((problem: Problem) => {
    const known = FINAL[problem.code]!
    if (!leaving.isOurDoing.current) go(known.tone, known.afterMs ?? 0, known[missed] ?? known.text)
  })
  useEffect(() => {
    if (refusal) turnAway(refusal)
  }, [refusal])

  const isOwn = 'topic' in entry && entry.topic?.is_own === true
  useNews('topic.changed', ({ topic }) => topic.id === topicId && updateOpenTopic(client, topic))
  useNews('topic.closed', ({ topic_id, reason }) => {
    if (topic_id !== topicId || leaving.isOurDoing.current) return
    if (reason !== 'no-character') go('warn', GO_AFTER_MS, reason === 'left' && isOwn ? 'topic.closed-by-owner.shown' : 'messages.closed')
    else go('warn', GO_AFTER_MS, cost > 0 ? 'messages.no-character' : 'messages.no-character-free', { cost: points(cost) })
  })
  usePolling(() => void client.invalidateQueries({ queryKey: openTopicKey(topicId) }), entry.phase === 'waiting')
}
