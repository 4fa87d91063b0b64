import type { OpenTopic } from '@green-room/contract/topics'
import { useI18n } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/problem-text.ts'
import { showToast } from '#web/platform/toasts.ts'
import { useAcceptTerms, type TermsStanding } from '#web/rooms/use-terms.ts'
import { Art } from '#web/ui/art.tsx'
import { paletteOf, strike } from '#web/ui/palettes.ts'
import { Modal } from '#web/ui/modal.tsx'
import '../texts.ts'

type TermsDialogProps = {
  topicId: string
  standing: TermsStanding
  room: OpenTopic['room'] | null
  onLeave: () => void
  isLeaving: boolean
  /** Agreeing came to nothing, and why has been said. */
  onFailed: () => void
}

/** The rules of the room. Nobody passes without a choice. */
export default function TermsDialog({ topicId, standing: { terms, note }, room, onLeave, isLeaving, onFailed }: TermsDialogProps) {
  const { t } = useI18n()
  const accept = useAcceptTerms(topicId)
  const isBusy = accept.isPending || isLeaving
  const agree = () =>
    accept.mutate(undefined, {
      onError(error) {
        const text = problemText(error, t, 'messages.accept-failed', { 'rate.limited': 'messages.terms-limited' })
        showToast({ tone: 'bad', text })
        onFailed()
      },
    })
  return (
    <Modal
      isOpen
      isPersistent
      onClose={() => undefined}
      title={<bdi>{terms.title}</bdi>}
      lead={<span dir="auto">{terms.description}</span>}
      band={
        room && (
          <div className="shrink-0">
            <Art of={room} scope="terms" className="art-band h-28 overflow-hidden sm:h-36" />
            <div className="striker" style={strike(paletteOf(room))} />
          </div>
        )
      }
      foot={
        <>
          <button type="button" className="btn btn-line px-6" aria-disabled={isBusy} onClick={() => isBusy || onLeave()}>
            {t('messages.leave')}
          </button>
          <button type="button" className="btn btn-primary px-8" aria-disabled={isBusy} onClick={() => isBusy || agree()}>
            {t('messages.agree')}
          </button>
        </>
      }
    >
      {note && <p className="mb-2 rounded-md bg-brass-wash px-4 py-2.5 font-medium text-brass-ink">{note}</p>}
      <ol className="rows">
        {terms.rules.map((rule, place) => (
          <li key={rule} className="grid grid-cols-[2.25rem_1fr] items-baseline py-3">
            <span className="font-display text-[1.375rem] font-bold text-action-ink tabular-nums">{place + 1}</span>
            <span dir="auto">{rule}</span>
          </li>
        ))}
      </ol>
    </Modal>
  )
}
