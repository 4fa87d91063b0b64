import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** A note of the lounge in the log, not of the character. */
export const LoungeNote = ({
  title,
  text,
  icon: Icon,
  children,
}: {
  title: string
  text: string
  icon: LucideIcon
  children?: ReactNode
}) => (
  <li className="pt-5">
    <section aria-label={title} className="rounded-lg border border-line-strong bg-raised px-5 py-4">
      <h2 className="flex items-center gap-2.5 text-[1.125rem]">
        <Icon size={20} className="shrink-0 text-action-ink" aria-hidden="true" />
        {title}
      </h2>
      <p className="mt-2 text-[0.9375rem] text-ink-2">{text}</p>
      {children}
    </section>
  </li>
)
