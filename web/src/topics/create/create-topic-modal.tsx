import { useState } from 'react'
import { useProfile } from '#web/accounts/use-profile.ts'
import '#web/content/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { CreateTopicForm } from './create-topic-form.tsx'
import { OccupiedNotice } from './occupied-notice.tsx'
import { useActiveTopics } from '../use-active-topics.ts'
import '#web/ui/texts.ts'
import '../texts.ts'

/** The list of what is open is read anew: the form takes its place. */
const nothing = () => undefined

/** Opens as soon as it is known who creates: style, colour and cost depend on it. */
export default function CreateTopicModal({ isOpen, roomId, onClose }: { isOpen: boolean; roomId: string | null; onClose: () => void }) {
  const t = useT()
  const { data: profile, error, refetch } = useProfile()
  const { data: active } = useActiveTopics()
  // What has been begun stays: news of another chat are the server's to tell, once it is sent.
  const [hasBegun, setBegun] = useState(false)
  const isFull = active !== undefined && active.topics.length > 0 && active.count >= active.max
  const close = () => {
    setBegun(false)
    onClose()
  }
  if (isOpen && profile && isFull && !hasBegun)
    return (
      <Modal isOpen onClose={onClose} title={t('topics.create-topic')}>
        <div className="pb-6">
          <OccupiedNotice topics={active.topics} onLeft={nothing} />
        </div>
      </Modal>
    )
  if (isOpen && profile) return <CreateTopicForm profile={profile} roomId={roomId} onBegin={() => setBegun(true)} onClose={close} />
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('topics.create-topic')}>
      {error ? (
        <ErrorBanner text={problemText(error, t, 'common.profile-failed')}>
          <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
            {t('ui.try-again')}
          </button>
        </ErrorBanner>
      ) : (
        <div role="status" className="late skel mb-6 h-40">
          <span className="sr-only">{t('ui.loading')}</span>
        </div>
      )}
    </Modal>
  )
}
