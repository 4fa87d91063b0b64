import type { Profile } from '@green-room/contract/accounts'
import { useSettings } from '#web/content/use-settings.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import '../texts.ts'

/** Two seats under a lamp: the reader's taken, the other still free. */
export default function WaitingSeats({ profile }: { profile: Profile }) {
  const t = useT()
  const { points } = useNumbers()
  const { new_topic_cost: cost } = useSettings()
  return (
    <div role="status" className="grid justify-items-center py-6 text-center">
      <div dir="ltr" className="relative grid place-items-end">
        <svg viewBox="0 0 320 190" className="w-72 sm:w-80" aria-hidden="true">
          <path d="M160 0v34" stroke="var(--ink-2)" strokeWidth="3" />
          <path d="M118 66a42 42 0 0 1 84 0z" fill="var(--action)" />
          <path d="M120 68h80l78 122H42z" fill="var(--brass)" opacity=".16" />
          <circle cx="160" cy="68" r="9" fill="var(--brass)" />
          <circle cx="226" cy="146" r="35" fill="none" stroke="var(--line-strong)" strokeWidth="2.500" strokeDasharray="6 7" />
        </svg>
        <span className="absolute top-[76.8%] left-[29.4%] grid -translate-1/2">
          <Avatar id={profile.id} name={profile.name} color={profile.avatar_color} size={72} />
        </span>
        <span className="absolute top-[76.8%] left-[70.6%] flex -translate-1/2 gap-1.5 text-ink-3" aria-hidden="true">
          <i className="dot" />
          <i className="dot" />
          <i className="dot" />
        </span>
      </div>
      <h2 className="mt-5 text-section">{t('messages.seat-kept')}</h2>
      <p className="mt-2.5 max-w-[26rem] text-ink-2">
        {cost > 0 ? t('messages.seat-text', { cost: points(cost) }) : t('messages.seat-text-free')}
      </p>
    </div>
  )
}
