import { useSyncExternalStore } from 'react'
import { unreadNow, unreadTotal, watchUnread, type Unread } from './unread.ts'

const NONE: Unread = new Map()

export const useUnread = (): Unread => useSyncExternalStore(watchUnread, unreadNow, () => NONE)
export const useUnreadTotal = (): number => useSyncExternalStore(watchUnread, unreadTotal, () => 0)
