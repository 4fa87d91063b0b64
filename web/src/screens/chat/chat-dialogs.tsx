import type { OpenTopic } from '@green-room/contract/topics'
import { Suspense, useState } from 'react'
import { late } from '#web/platform/late.ts'
import { useProfile } from '#web/accounts/use-profile.ts'
import type { MessageRow } from '#web/messages/log/rows.ts'
import type { ComposerState } from '#web/messages/composer/use-composer.ts'
import type { Draft } from '#web/messages/talk/use-outbox.ts'
import { useTopUpPath } from '#web/payments/use-top-up-path.ts'
import type { Leaving } from './use-leaving.ts'

const LeaveDialog = late(() => import('#web/messages/chats/leave-dialog.tsx'))
const AboutDialog = late(() => import('#web/messages/chats/about-dialog.tsx'))
const DeleteDialog = late(() => import('#web/messages/log/delete-dialog.tsx'))
const UnansweredDialog = late(() => import('#web/messages/log/unanswered-dialog.tsx'))
const SendFilesDialog = late(() => import('#web/attachments/send-files-dialog.tsx'))

export type FilesWanted = { first: readonly File[]; wanted: 'image' | 'any' }
type ChatDialogsProps = {
  topic: OpenTopic
  leaving: Leaving
  composer: ComposerState
  onSend: (draft: Draft) => void
  about: { isOpen: boolean; close: () => void }
  removal: { row: MessageRow | null; close: () => void }
  complaint: { row: MessageRow | null; close: () => void }
  sending: { files: FilesWanted | null; close: () => void }
}

/** The dialogs of a chat. Each is fetched when it is first asked for. */
export function ChatDialogs({ topic, leaving, composer, onSend, about, removal, complaint, sending }: ChatDialogsProps) {
  const { data: profile } = useProfile()
  const { companion } = topic
  const topUpPath = useTopUpPath()
  const leave = useOpened(leaving.isAsking)
  const explained = useOpened(about.isOpen)
  const asked = useOpened(removal.row !== null)
  const complained = useOpened(complaint.row !== null)
  const send = (draft: Draft) => {
    onSend(draft)
    if (draft.content !== '') composer.clear()
  }
  return (
    <Suspense fallback={null}>
      {leave && (
        <LeaveDialog
          isOpen={leaving.isAsking}
          companionName={companion?.name ?? null}
          isBusy={leaving.isBusy}
          onCancel={leaving.cancel}
          onLeave={leaving.confirm}
        />
      )}
      {explained && <AboutDialog isOpen={about.isOpen} name={companion?.name ?? ''} onClose={about.close} />}
      {asked && <DeleteDialog topicId={topic.id} row={removal.row} onClose={removal.close} />}
      {complained && <UnansweredDialog topicId={topic.id} row={complaint.row} onClose={complaint.close} />}
      {sending.files && (
        <SendFilesDialog
          first={sending.files.first}
          wanted={sending.files.wanted}
          text={composer.text}
          balance={profile?.balance ?? null}
          blindName={companion && !companion.sees_images ? companion.name : null}
          topUpPath={topUpPath}
          onClose={sending.close}
          onSend={send}
        />
      )}
    </Suspense>
  )
}

/** True from the first opening on: a dialog that closes must stay to hand the focus back. */
function useOpened(isOpen: boolean): boolean {
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  return wasOpened || isOpen
}
