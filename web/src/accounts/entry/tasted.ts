import { readStored, writeStored } from '#web/platform/kept/storage.ts'

const KEY = 'taste'
const TAB = () => sessionStorage

/** Where a taste goes on as a chat: the code names its language, and what was chosen. */
export const tastePath = (code: string): string => `/taste/${code}`

/** The code of the talk that was tasted in this tab; null where nothing was tapped yet. */
export const readTasted = (): string | null => readStored(KEY, TAB)
export const keepTasted = (code: string | null): void => writeStored(KEY, code, TAB)
