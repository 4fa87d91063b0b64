import { Bot, CircleHelp, Coins, LockKeyhole } from 'lucide-react'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { strong } from '../log/cards/strong.tsx'
import '../texts.ts'

const POINTS = [
  ['messages.about-who', Bot],
  ['messages.about-wrong', CircleHelp],
  ['messages.about-private', LockKeyhole],
  ['messages.about-cost', Coins],
] as const satisfies readonly (readonly [TextKey, typeof Bot])[]

/** How a chat with an AI character works: reachable at any time. */
export default function AboutDialog({ isOpen, name, onClose }: { isOpen: boolean; name: string; onClose: () => void }) {
  const { t, rich } = useI18n()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('messages.about-title')}
      foot={
        <button type="button" className="btn btn-primary px-8" onClick={onClose}>
          {t('messages.about-done')}
        </button>
      }
    >
      <ul className="rows">
        {POINTS.map(([key, Icon]) => (
          <li key={key} className="flex gap-4 py-3.5">
            <Icon size={22} className="mt-0.5 shrink-0 text-action-ink" strokeWidth={1.8} aria-hidden="true" />
            <p className="text-ink-2">{rich(key, { name: <bdi>{name}</bdi>, b: strong })}</p>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
