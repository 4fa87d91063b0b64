import { Link } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import type { TasteChip } from './taste-talk.ts'

type Chips = { chips: readonly TasteChip[]; isBusy: boolean; onSay: (chip: TasteChip) => void }

/** They stay where they are, and keep the focus, until the answer is there. Without scripts nothing can be tapped: the way in stands there. */
export function TasteChips({ chips, isBusy, onSay }: Chips) {
  const t = useT()
  return (
    <div className="px-4 pb-5">
      <p className="mb-2 text-sm text-ink-3 noscript:hidden">{t('home.taste-tap')}</p>
      <div role="group" aria-label={t('home.taste-replies')} className="flex flex-wrap gap-2 noscript:hidden">
        {chips.map((chip) => (
          <button
            key={chip.key}
            type="button"
            dir="auto"
            aria-disabled={isBusy}
            className={`min-h-11 max-w-full rounded-[1.375rem] border-[1.5px] border-action-ink/55 bg-mine/55 px-4 py-1.5 text-start leading-tight font-medium text-on-mine hover:border-action-ink ${isBusy ? 'opacity-45' : ''}`}
            onClick={() => isBusy || onSay(chip)}
          >
            {chip.text}
          </button>
        ))}
      </div>
      <Link to="/auth?form=signup" className="btn btn-primary hidden noscript:inline-flex">
        {t('home.taste-no-script')}
      </Link>
    </div>
  )
}
