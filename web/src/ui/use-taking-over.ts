import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True while the server draws, and while the browser takes over what it drew; false from then on, and for all that comes later. */
export const useTakingOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
