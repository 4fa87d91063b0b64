import type { CSSProperties } from 'react'

/** What the class `fit-words` has to know of a heading: how long its longest word is. */
export const fitWords = (text: string): CSSProperties =>
  ({ '--letters': Math.max(...text.split(/[\s-]+/u).map((word) => word.length)) }) as CSSProperties
