import type { Notice } from '@green-room/contract/messages'
import { AdultsCard } from './adults-card.tsx'
import { HelpCard } from './help-card.tsx'

/** A note of the lounge among the messages. Rare, and a chunk of its own. */
export default function NoticeCard({ notice }: { notice: Notice }) {
  return notice.kind === 'help' ? <HelpCard notice={notice} /> : <AdultsCard />
}
