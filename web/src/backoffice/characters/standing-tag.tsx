import type { Standing } from '@green-room/contract/backoffice/characters'
import { Tag } from '../parts/tag.tsx'
import { say } from '../texts.ts'

const TONES = { live: 'ok', draft: 'wait', resting: 'bad', retired: 'out' } as const
export const StandingTag = ({ status }: { status: Standing }) => <Tag tone={TONES[status]}>{say(`desk.floor-${status}`)}</Tag>
