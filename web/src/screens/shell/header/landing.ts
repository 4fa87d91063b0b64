/** Where a member lands who wished for nothing else: at their chats; the page of them leads on to the rooms where there are none. */
export const LANDING = '/chats'
const IS_LANDING = { isLanding: true }

export const isLanding = (state: unknown): boolean => (state as typeof IS_LANDING | null)?.isLanding === true
/** What to hand the router beside a way: none for a way that was wished for. */
export const landingState = (to: string): typeof IS_LANDING | undefined => (to === LANDING ? IS_LANDING : undefined)
