import type { ReactNode } from 'react'

type CardProps = { id: string; title: ReactNode; text?: ReactNode; children: ReactNode }

/** A card that is named by its heading. */
export const Card = ({ id, title, text, children }: CardProps) => (
  <section aria-labelledby={id} className="card p-6 sm:p-8">
    <h2 id={id} className="text-section">
      {title}
    </h2>
    {text && <p className="mt-2 text-ink-2">{text}</p>}
    {children}
  </section>
)
