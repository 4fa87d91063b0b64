// How long a sentence's vector is.

/** What a line is about: the first numbers, of length one together. */
export const MEANING_DIMENSIONS = 384
/** With how it is said. */
export const DIMENSIONS = 2 * MEANING_DIMENSIONS
