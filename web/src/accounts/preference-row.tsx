import type { ReactNode } from 'react'

/** One of the preferences, in the card of all. */
export const PreferenceRow = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="py-5">
    <h3 id={id} className="font-semibold">
      {title}
    </h3>
    {children}
  </section>
)
