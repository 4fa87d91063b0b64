import type { OpenTopic } from '@green-room/contract/topics'
import { useEffect, useEffectEvent } from 'react'
import { useProfile } from '#web/accounts/use-profile.ts'
import { isProblem, Problem } from '#web/platform/problem.ts'
import { useTerms, type TermsStanding } from '#web/rooms/use-terms.ts'
import { useJoinTopic } from '#web/topics/use-join-topic.ts'
import { useOpenTopic } from '#web/topics/use-open-topic.ts'

export type Entry =
  | { phase: 'loading' }
  /** The chat can't be entered: `problem` says why, `missed` what could not be had, `retry` tries again where that makes sense. */
  | { phase: 'refused'; problem: unknown; missed: 'topic' | 'closed' | 'seat' | 'profile'; retry: () => void }
  | { phase: 'terms'; standing: TermsStanding; topic: OpenTopic | null }
  /** `asksHouse`: the account has not agreed to the rules of the house yet. */
  | { phase: 'waiting' | 'open'; topic: OpenTopic; asksHouse: boolean }
  /** Over the limit of chats: the header and the opening line, and nothing can be written. */
  | { phase: 'view-only'; topic: OpenTopic; refusal: Problem | null }

/** A topic that was answered, and is closed. */
const CLOSED = new Problem(404, 'topic.closed', { message: null })

/** The way into a chat: terms, then the topic, then a seat. The seat is taken by itself. */
export function useChatEntry(topicId: string): Entry {
  const me = useProfile()
  const profile = me.data
  const terms = useTerms(topicId)
  const opened = useOpenTopic(topicId)
  const join = useJoinTopic(topicId)
  const topic = opened.data ?? null

  const isLimited = !terms.data && isProblem(terms.error) && terms.error.status === 429
  // Where the terms can't be asked for, the member goes on: the server refuses what needs them.
  const hasAgreed = terms.data ? terms.data.hasAccepted : terms.isError && !isLimited
  const isParticipant = topic !== null && profile !== undefined && [topic.user_id, topic.guest_id].includes(profile.id)
  const needsSeat = hasAgreed && topic !== null && profile !== undefined && !isParticipant && !topic.view_only && !topic.is_closed
  const takeSeat = useEffectEvent(() => join.mutate())
  useEffect(() => {
    if (needsSeat) takeSeat()
  }, [needsSeat])
  const askTerms = useEffectEvent(() => void terms.refetch())
  const needsTerms = isProblem(join.error, 'terms.required')
  useEffect(() => {
    if (needsTerms) askTerms()
  }, [needsTerms])

  if (isLimited) return { phase: 'refused', problem: terms.error, missed: 'topic', retry: () => void terms.refetch() }
  if (opened.isError && !topic) return { phase: 'refused', problem: opened.error, missed: 'topic', retry: () => void opened.refetch() }
  if (topic?.is_closed) return { phase: 'refused', problem: CLOSED, missed: 'closed', retry: () => void opened.refetch() }
  // Counted, since every part of the page that wants the profile asks for it anew.
  if (me.errorUpdateCount > 0 && !profile) return { phase: 'refused', problem: me.error, missed: 'profile', retry: () => void me.refetch() }
  if (terms.data && !terms.data.hasAccepted) return { phase: 'terms', standing: terms.data, topic }
  if (!topic || !profile || !hasAgreed) return { phase: 'loading' }
  if (isParticipant)
    return { phase: topic.participants_count < 2 ? 'waiting' : 'open', topic, asksHouse: terms.data?.hasHouseRules === false }
  const isFull = isProblem(join.error) && ['topic.already-active', 'topic.max-active'].includes(join.error.code)
  if (topic.view_only || isFull) return { phase: 'view-only', topic, refusal: isProblem(join.error) ? join.error : null }
  if (join.isError && !needsTerms) return { phase: 'refused', problem: join.error, missed: 'seat', retry: () => join.mutate() }
  return { phase: 'loading' }
}
