/** So many lines of a try are sent along. */
export const TRY_LINES_MAX = 40
