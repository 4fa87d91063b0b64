import type { ReactNode } from 'react'

/** How `<b>` in translations is drawn. */
export const strong = (inside: ReactNode) => <b className="font-semibold text-ink">{inside}</b>
