import { useProfile } from '#web/accounts/use-profile.ts'
import '#web/content/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/problem-text.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { CreateTopicForm } from './create-topic-form.tsx'
import '#web/ui/texts.ts'
import './texts.ts'

/** Opens as soon as it is known who creates: style, colour and cost depend on it. */
export default function CreateTopicModal({ isOpen, roomId, onClose }: { isOpen: boolean; roomId: string | null; onClose: () => void }) {
  const t = useT()
  const { data: profile, error, refetch } = useProfile()
  if (isOpen && profile) return <CreateTopicForm profile={profile} roomId={roomId} onClose={onClose} />
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
