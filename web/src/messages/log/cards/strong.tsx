import type { ReactNode } from 'react'

/** The weighty part of a text, for `<b>` in translations. */
export const strong = (inside: ReactNode) => <b className="font-semibold text-ink">{inside}</b>
