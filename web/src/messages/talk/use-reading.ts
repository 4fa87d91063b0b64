import { useEffect } from 'react'
import { look } from '#web/platform/live/unread.ts'

/** Marks a chat as read, up to `end`, while it stands before somebody's eyes. */
export function useReading(topicId: string, end: number): void {
  useEffect(() => {
    const see = () => look(document.visibilityState === 'visible' ? { topicId, end } : null)
    see()
    document.addEventListener('visibilitychange', see)
    return () => {
      document.removeEventListener('visibilitychange', see)
      look(null)
    }
  }, [topicId, end])
}
