import { Link } from 'react-router'
import { useSettings } from '#web/content/use-settings.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useSession } from '#web/platform/kept/use-session.ts'
import type { TasteChip } from './taste-talk.ts'
import './taste-texts.ts'

type Chips = { chips: readonly TasteChip[]; isBusy: boolean; onSay: (chip: TasteChip) => void }

/** They stay where they are, and keep the focus, until the answer is there. Without scripts nothing can be tapped: the way in stands there. */
export function TasteChips({ chips, isBusy, onSay }: Chips) {
  const t = useT()
  const { isAuthenticated } = useSession()
  const { is_reg_enabled: isOpen } = useSettings()
  return (
    <div className="px-4 pb-5">
      <p className="mb-2 text-sm text-ink-3 taste-live">{t('taste.tap')}</p>
      <div role="group" aria-label={t('taste.replies')} className="flex flex-wrap gap-2 taste-live">
        {chips.map((chip) => (
          <button
            key={chip.key}
            type="button"
            dir="auto"
            aria-disabled={isBusy}
            className="taste-chip"
            onClick={() => isBusy || onSay(chip)}
          >
            {chip.text}
          </button>
        ))}
      </div>
      {!isAuthenticated && isOpen && (
        <Link to="/auth?form=signup" className="btn btn-primary taste-bare">
          {t('taste.no-script')}
        </Link>
      )}
    </div>
  )
}
