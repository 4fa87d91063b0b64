import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import type { InputOf } from '#web/platform/wire/doors.ts'
import { newKey } from '#web/platform/wire/new-key.ts'
import { PROFILE_KEY } from './use-profile.ts'

/** Saves the profile; afterwards it is read anew. */
export function useUpdateProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: InputOf<'updateProfile'>) => call('updateProfile', form, { key: newKey() }),
    onSuccess: () => client.invalidateQueries({ queryKey: PROFILE_KEY }),
  })
}
