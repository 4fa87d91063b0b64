import type { DeskOrderRow } from '@green-room/contract/backoffice/orders'
import { Tag } from '../parts/tag.tsx'
import { say } from '../texts.ts'

/** How an order stands, and what went back of it. */
export const OrderTag = ({ order: { status, mark, is_test } }: { order: Pick<DeskOrderRow, 'status' | 'mark' | 'is_test'> }) => (
  <>
    <Tag tone={status === 'Successfully' ? 'ok' : status === 'Failed' ? 'bad' : status === 'Canceled' ? '' : 'wait'}>
      {say(`desk.order-${status}`)}
    </Tag>{' '}
    {mark && <Tag tone={mark === 'disputed' ? 'bad' : 'out'}>{say(`desk.mark-${mark}`)}</Tag>} {is_test && <Tag>{say('desk.test')}</Tag>}
  </>
)
