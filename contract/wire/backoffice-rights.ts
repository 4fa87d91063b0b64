// Who runs the lounge, and how far each of them gets on their own.
export const ROLES = ['owner', 'moderator', 'finance', 'content', 'support'] as const
export type Role = (typeof ROLES)[number]

export type DeskRights = {
  /**
   * `in`: signed in with the second factor. `set-up`: signed in, the factor may still be missing. `door`: nobody has signed in yet.
   * To everybody else these doors aren't there.
   */
  stage: 'door' | 'set-up' | 'in'
  /** Who may act here. */
  desks: readonly Role[]
  /** Who may only ask: their wish waits for one of `desks`. */
  asks: readonly Role[]
  /** A code of the last five minutes is asked for. */
  isGrave: boolean
}

export const mayAct = (roles: readonly Role[], { desks }: Pick<DeskRights, 'desks'>): boolean => roles.some((role) => desks.includes(role))
export const mayKnock = (roles: readonly Role[], { desks, asks }: Pick<DeskRights, 'desks' | 'asks'>): boolean =>
  roles.some((role) => desks.includes(role) || asks.includes(role))

/** Points that a role gives as goodwill by itself; above, a second person says yes. Several roles: the most. */
export const GOODWILL_ALONE: Record<Role, number> = { owner: 5_000, moderator: 500, finance: 2_000, content: 0, support: 100 }
export const goodwillAlone = (roles: readonly Role[]): number => Math.max(0, ...roles.map((role) => GOODWILL_ALONE[role]))
/** That much goes to one member in a day by one person's hand, and this many times as much to all of them together. */
export const GOODWILL_MEMBERS = 10
/** No act of goodwill is larger, whoever says yes. */
export const GOODWILL_MAX = 50_000
/** Refunds that one person sends in a day without another; how large each may be is `ADMIN_APPROVAL_ABOVE`. */
export const REFUNDS_ALONE = 10
/** Days that one person alone may ban for. */
export const BAN_DAYS_ALONE = 7
/** Hours that support may pause for. */
export const SUPPORT_PAUSE_HOURS = 24
/** How long a wish waits for its second person, and how long a lone operator waits for themselves. */
export const WISH_HOURS = 24
export const ALONE_HOURS = 1

/** Rules and laws that a decision can rest on; their texts are `ground.…`, in the member's language. */
export const GROUNDS = ['harassment', 'danger', 'spam', 'ads', 'minors', 'illegal', 'fraud', 'underage', 'terms'] as const
/** Masked fields of a member that one look shows. */
export const REVEALED = ['email', 'phone', 'address'] as const
/** How an order stands, and which part of one goes back. */
export const ORDER_STATES = ['Pending', 'Processing', 'Canceled', 'Failed', 'Successfully'] as const
export const REFUND_PARTS = ['unspent', 'whole', 'sum'] as const
/** How a matter of money ended: somebody looked, the gateway sent it back, or it went back some other way. */
export const SETTLED_AS = ['looked', 'returned', 'outside'] as const
