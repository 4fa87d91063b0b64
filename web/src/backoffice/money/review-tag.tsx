import type { Review } from '@green-room/contract/backoffice/books'
import { time } from '../format.ts'
import { Tag } from '../parts/tag.tsx'
import { say } from '../texts.ts'

const ENDS = { looked: 'desk.settled-at', returned: 'desk.returned-at', outside: 'desk.outside-at' } as const

/** How a matter stands. */
export function ReviewTag({
  review: { settled_at: settledAt, settled_as: as, outside_ref: reference, goes_back: goesBack, ...rest },
}: {
  review: Review
}) {
  if (settledAt) return <Tag tone="ok">{say(ENDS[as ?? 'looked'], { at: time(settledAt), reference: reference ?? '' })}</Tag>
  if (goesBack) return <Tag tone="wait">{say('desk.goes-back')}</Tag>
  return rest.refused_at ? <Tag tone="bad">{say('desk.gateway-refused')}</Tag> : <Tag tone="wait">{say('desk.state-open')}</Tag>
}
