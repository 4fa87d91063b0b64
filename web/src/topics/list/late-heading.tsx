import type { Room } from '@green-room/contract/rooms'
import { lateModule } from '#web/platform/late-module.ts'
import type { TopicFilters } from './topic-filters.tsx'

/** The server draws it; what is pressed on these pages works before it has come. */
export const topicsHeading = lateModule(() => import('./topics-heading.tsx'))

export function LateHeading({ room }: { room: Room | null }) {
  const { default: TopicsHeading } = topicsHeading.use()
  return <TopicsHeading room={room} />
}
export function LateFilters(props: Parameters<typeof TopicFilters>[0]) {
  const { TopicFilters: Shown } = topicsHeading.use()
  return <Shown {...props} />
}
