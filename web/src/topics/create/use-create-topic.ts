import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#web/platform/wire/call.ts'
import type { InputOf } from '#web/platform/wire/doors.ts'
import { isProblem } from '#web/platform/problem.ts'
import { newKey } from '#web/platform/wire/new-key.ts'

/** Opens an own topic. A repeat of the same draft after a lost line carries the same key, so it can't be made twice. */
export function useCreateTopic() {
  const client = useQueryClient()
  const last = useRef({ draft: '', key: '' })
  return useMutation({
    mutationFn: async (draft: InputOf<'createTopic'>) => {
      const text = JSON.stringify(draft)
      if (last.current.draft !== text) last.current = { draft: text, key: newKey() }
      const { payload } = await call('createTopic', draft, { key: last.current.key })
      return payload?.topic?.id ?? null
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: ['topics'] }),
    onError: (error) => {
      if (isProblem(error) && !error.isNetwork) last.current = { draft: '', key: '' }
    },
  })
}
