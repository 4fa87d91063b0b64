import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readBrowserPush, subscribeBrowser, unsubscribeBrowser, type BrowserPush } from '#web/platform/browser-push.ts'
import { call } from '#web/platform/wire/call.ts'
import { newKey } from '#web/platform/wire/new-key.ts'

const PUSH_KEY = ['push'] as const
type Push = { state: BrowserPush; publicKey: string }

/** On is what both ends call on: the server knows the browser, and the browser the server. */
async function readPush(): Promise<Push> {
  const [{ payload }, browser] = await Promise.all([call('readPush', {}), readBrowserPush()])
  return { publicKey: payload.public_key, state: browser === 'on' && !payload.is_on ? 'off' : browser }
}

export const usePush = () => useQuery({ queryKey: PUSH_KEY, queryFn: readPush, staleTime: 0 })

export function useSwitchPush() {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({ isOn, publicKey }: { isOn: boolean; publicKey: string }) {
      if (!isOn) {
        await call('unsubscribePush', {}, { key: newKey() })
        return unsubscribeBrowser()
      }
      const subscription = await subscribeBrowser(publicKey)
      if (subscription) await call('subscribePush', subscription, { key: newKey() })
    },
    onSettled: () => client.invalidateQueries({ queryKey: PUSH_KEY }),
  })
}
