/** Minor units as a number for the wire: 2500 of a currency with two decimals are 25. */
export const amountOf = (minor: bigint | string, digits = 2): number => Number(minor) / 10 ** digits
