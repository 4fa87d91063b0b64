import type { MemberRow } from '@green-room/contract/backoffice/members'
import { Tag, type Tone } from '../parts/tag.tsx'
import { say } from '../texts.ts'

const TONES: Record<MemberRow['standing'], Tone> = { well: 'ok', unverified: 'out', paused: 'wait', suspended: 'bad', deleted: 'out' }
export const StandingTag = ({ standing }: { standing: MemberRow['standing'] }) => (
  <Tag tone={TONES[standing]}>{say(`desk.standing-${standing}`)}</Tag>
)
