import type { Terms } from '@green-room/contract/rooms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import { doorQuery } from '#web/platform/wire/query.ts'

/** `note`: what the server has to say beside the terms. */
export type TermsStanding = { terms: Terms; hasAccepted: boolean; hasHouseRules: boolean; note: string | null }
const termsKey = (topicId: string) => ['chat', topicId, 'terms'] as const

/** The terms of the topic's room, and whether the member has accepted this version of them. */
export const useTerms = (topicId: string) =>
  useQuery({
    ...doorQuery(termsKey(topicId), 'checkTerms', { topic_id: topicId }, (answer): TermsStanding => ({
      terms: answer.payload.terms,
      hasAccepted: answer.has_accepted,
      hasHouseRules: answer.has_house_rules,
      note: answer.system_message,
    })),
    staleTime: 0,
  })

export function useAcceptTerms(topicId: string) {
  const client = useQueryClient()
  return useMutation({
    /** With the rules of the house, where they were shown as well. Answers what the server has to say. */
    mutationFn: async (withHouse: boolean) =>
      (await call('acceptTerms', { topic_id: topicId, ...(withHouse ? { house_rules: true } : {}) })).system_message,
    onSuccess: (_, withHouse) =>
      client.setQueryData<TermsStanding>(
        termsKey(topicId),
        (standing) => standing && { ...standing, hasAccepted: true, hasHouseRules: standing.hasHouseRules || withHouse },
      ),
  })
}
/** Something was refused for want of the terms: a new version has come. */
export const askTermsAgain = (client: ReturnType<typeof useQueryClient>, topicId: string): void =>
  void client.invalidateQueries({ queryKey: termsKey(topicId) })
