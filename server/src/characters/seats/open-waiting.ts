import type { Language } from '@green-room/contract/characters'
import type { Lounge } from '#server/platform/lounge.ts'
import { transact } from '#server/platform/transact.ts'
import { openTopicOf } from './stock-rooms.ts'
import { listFreeHosts } from '../store.ts'

/** One more hosted topic for somebody who looks for any, in their language where a free character speaks it. Undefined: none is free. */
export const openWaiting = (lounge: Lounge, language: string, memberId: string): Promise<string | undefined> =>
  transact(lounge.db, async (trx) => {
    for (const host of await listFreeHosts(trx, language, memberId)) {
      const opened = await openTopicOf(lounge, trx, host.id, host, host.knows ? (language as Language) : 'en', new Set())
      if (opened !== undefined) return opened // not every card has something to open with in each of its rooms
    }
    return undefined
  })
