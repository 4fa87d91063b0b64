/** Where a browser that waited for its confirmation is led to: the address is confirmed, elsewhere, and this browser is not signed in. */
export type Confirmed = { confirmed: string }
export const confirmedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'confirmed' in state && typeof state.confirmed === 'string' ? state.confirmed : null
