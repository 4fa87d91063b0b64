import type { Memory } from '@green-room/contract/talk/memory'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import { newKey } from '#web/platform/wire/new-key.ts'
import { FRESH_MS } from '#web/platform/wire/query.ts'
import { useNews } from '#web/platform/live/use-live.ts'

const memoryKey = (characterId: string | null) => ['memory', characterId] as const

/** What a character remembers; read again whenever it changes, here or elsewhere. */
export function useMemory(characterId: string | null) {
  const client = useQueryClient()
  const queryKey = memoryKey(characterId)
  useNews('memory.changed', ({ character_id }) => {
    if (character_id === characterId) void client.invalidateQueries({ queryKey })
  })
  return useQuery({
    queryKey,
    queryFn:
      characterId === null
        ? skipToken
        : async ({ signal }) => (await call('readMemory', { character_id: characterId }, { signal })).payload,
    staleTime: FRESH_MS.ever,
    refetchOnMount: 'always',
  })
}

/** The number of the last message of this chat that a summary stands for; 0 where it stands for earlier chats alone, null where there is none. */
export function summarisedThrough(memory: Memory | undefined, topicId: string): number | null {
  if (!memory?.enabled || !memory.summary) return null
  return memory.summary.through.topic_id === topicId ? memory.summary.through.number : 0
}

export type MemoryAct =
  | { act: 'add'; key: string; value: string }
  | { act: 'change'; id: string; value: string }
  | { act: 'pin'; id: string; pinned: boolean }
  | { act: 'erase'; id: string }
  | { act: 'erase-all' }
  | { act: 'turn'; enabled: boolean }

/** Everything that can be done with it. What stands afterwards is read before it counts as done. */
export function useMemoryAct(characterId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (act: MemoryAct) => send(characterId, act),
    onSettled: () => client.invalidateQueries({ queryKey: memoryKey(characterId) }),
  })
}

async function send(character_id: string, act: MemoryAct): Promise<void> {
  const safely = { key: newKey() }
  if (act.act === 'add') await call('addFact', { character_id, key: act.key, value: act.value }, safely)
  if (act.act === 'change') await call('changeFact', { character_id, fact_id: act.id, value: act.value }, safely)
  if (act.act === 'pin') await call('changeFact', { character_id, fact_id: act.id, pinned: act.pinned }, safely)
  if (act.act === 'erase') await call('eraseFact', { character_id, fact_id: act.id }, safely)
  if (act.act === 'erase-all') await call('eraseMemory', { character_id }, safely)
  if (act.act === 'turn') await call('setMemory', { character_id, enabled: act.enabled }, safely)
}
