/** The key under which the talker finds what it says in a call's options. Sent to no provider. */
export const EXCHANGE_KEY = 'green_room'
