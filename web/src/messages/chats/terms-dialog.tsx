import type { OpenTopic } from '@green-room/contract/topics'
import { useI18n } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { showToast } from '#web/platform/toasts.ts'
import { agreedHere, HouseRulesList, welcome } from '#web/rooms/house-rules-list.tsx'
import { useAcceptTerms, type TermsStanding } from '#web/rooms/use-terms.ts'
import { Art } from '#web/ui/pictures/art.tsx'
import { paletteOf, strike } from '#web/ui/pictures/palettes.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import '../texts.ts'

type TermsDialogProps = {
  topicId: string
  standing: TermsStanding
  room: OpenTopic['room'] | null
  onLeave: () => void
  /** It could not be agreed to: the toast says why. */
  onFailed: () => void
  isLeaving: boolean
}

/** The rules of the room, and, once in an account, those of the house. Nobody passes without a choice. */
export default function TermsDialog({
  topicId,
  standing: { terms, hasHouseRules, note },
  room,
  onLeave,
  onFailed,
  isLeaving,
}: TermsDialogProps) {
  const { t } = useI18n()
  const accept = useAcceptTerms(topicId)
  const isBusy = accept.isPending || isLeaving
  const asksHouse = !hasHouseRules && !agreedHere()
  const agree = () =>
    accept.mutate(asksHouse, {
      onSuccess: (told) => {
        if (told !== null) showToast({ text: told })
        if (asksHouse) welcome(t)
      },
      onError: (error) => {
        showToast({ tone: 'bad', text: problemText(error, t, 'messages.accept-failed', { 'rate.limited': 'messages.terms-limited' }) })
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
      {note !== null && (
        <p dir="auto" className="mb-2 rounded-md bg-brass-wash px-4 py-3 text-brass-ink">
          {note}
        </p>
      )}
      <ol className="rows">
        {terms.rules.map((rule, place) => (
          <li key={rule} className="grid grid-cols-[2.25rem_1fr] items-baseline py-3">
            <span className="font-display text-[1.375rem] font-bold text-action-ink tabular-nums">{place + 1}</span>
            <span dir="auto">{rule}</span>
          </li>
        ))}
      </ol>
      {asksHouse && (
        <section className="mt-4 border-t border-line pt-5">
          <h2 className="mb-1 text-[1.25rem]">{t('home.house-rules')}</h2>
          <HouseRulesList />
        </section>
      )}
    </Modal>
  )
}
