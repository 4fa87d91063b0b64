// What a character can remember of one member. Plain figures, so that the browser counts without a schema.
export const FACTS_MAX = 40
export const FACT_KEY_MAX = 40
/** Symbols, as the price counts them. */
export const FACT_VALUE_MAX = 160
export const SUMMARY_MAX = 900
