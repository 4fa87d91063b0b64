/** The key under which an engine finds its turn in a call's options, and gives its state back in the finish part. Sent to no provider. */
export const EXCHANGE_KEY = 'green_room'
