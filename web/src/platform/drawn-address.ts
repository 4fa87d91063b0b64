/** The address that the server drew: whatever is loaded late may find the reader on another page already. */
export const drawnAddress = (): URL => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href)
