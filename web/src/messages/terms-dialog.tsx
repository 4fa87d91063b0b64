import type { Terms } from '@green-room/contract/rooms'
import type { OpenTopic } from '@green-room/contract/topics'
import { useI18n } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/problem-text.ts'
import { useAcceptTerms } from '#web/rooms/use-terms.ts'
import { Art } from '#web/ui/art.tsx'
import { paletteOf, strike } from '#web/ui/palettes.ts'
import { Modal } from '#web/ui/modal.tsx'
import './texts.ts'

type TermsDialogProps = { topicId: string; terms: Terms; room: OpenTopic['room'] | null; onLeave: () => void; isLeaving: boolean }

/** The rules of the room. Nobody passes without a choice. */
export default function TermsDialog({ topicId, terms, room, onLeave, isLeaving }: TermsDialogProps) {
  const { t } = useI18n()
  const accept = useAcceptTerms(topicId)
  const isBusy = accept.isPending || isLeaving
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
          {accept.isError && (
            <p role="alert" className="basis-full text-sm font-medium text-danger">
              {problemText(accept.error, t, 'messages.accept-failed', { 'rate.limited': 'messages.terms-limited' })}
            </p>
          )}
          <button type="button" className="btn btn-line px-6" aria-disabled={isBusy} onClick={() => isBusy || onLeave()}>
            {t('messages.leave')}
          </button>
          <button type="button" className="btn btn-primary px-8" aria-disabled={isBusy} onClick={() => isBusy || accept.mutate()}>
            {t('messages.agree')}
          </button>
        </>
      }
    >
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
