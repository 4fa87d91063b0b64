/** 'R-2026-12': its series and its place in it. */
export const receiptNumber = (row: { series: string; no: string }): string => `${row.series}-${row.no}`
