import type { Language } from '@green-room/contract/content'
import type { DehydratedState } from '@tanstack/react-query'
import { createContext } from 'react'
import type { Messages } from './texts/texts.ts'

/** What the server hands over with a page, so that the browser goes on with the very same picture. */
export type Boot = {
  language: Language
  messages: Messages
  /** False where the language has further texts, for other pages. */
  hasAllTexts: boolean
  isSignedIn: boolean
  /** Whether cookies for advertising are allowed; null until the visitor has answered. */
  adConsent: boolean | null
  /** The operator's Google tag runs on this page: its policy allows it. */
  hasTag: boolean
  /** The path, where the server found that there is no such page. */
  missing: string | null
  state: DehydratedState | undefined
}

export const ENGLISH: Language = { id: '1', code: 'en', title: 'English', dir: 'ltr', default: 1 }
export const NO_BOOT: Boot = {
  language: ENGLISH,
  messages: {},
  hasAllTexts: true,
  isSignedIn: false,
  adConsent: null,
  hasTag: false,
  missing: null,
  state: undefined,
}

export const BootContext = createContext<Boot>(NO_BOOT)

export function readBoot(): Boot | null {
  // Of the element alone that no written page can hold: one of its headings may be called as this is.
  const block = document.querySelector('script#boot')?.textContent
  return block ? (JSON.parse(block) as Boot) : null
}
