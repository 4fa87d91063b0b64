// What the server asks of the web build when it draws a page, and what comes back. Public data only: nothing here knows a member.
import type { DoorName } from './doors.ts'

export type Theme = 'light' | 'dark'

/** When the browser's own bars take the colour of a theme: by the system, or by the reader's choice. */
export function themeColorMedia(of: Theme, chosen: Theme | null): string {
  if (chosen === null) return `(prefers-color-scheme: ${of})`
  return of === chosen ? 'all' : 'not all'
}

/** Reads a public door inside the process, as a guest, in the language of the page. */
export type ReadDoor = (door: DoorName, input: Readonly<Record<string, unknown>>) => Promise<Reading>
export type Reading = { status: number; answer: unknown }

export type PageRequest = {
  /** Path and query, as asked. */
  url: string
  /** What the reader has chosen; an unknown one means the default. */
  languageId: string | null
  theme: Theme | null
  /** Where browsers reach us, without a slash at the end. */
  publicUrl: string
  /** A session cookie came along. It says nothing about whose it is, or whether it still lives. */
  isSignedIn: boolean
  /** Whether cookies for advertising are allowed; null until the visitor has answered. */
  adConsent: boolean | null
  /** `languageId` is the one that the page is drawn in; undefined while that is still being found out. */
  reader: (languageId: string | undefined) => ReadDoor
}

export type Page =
  | { redirect: string }
  | {
      redirect: null
      status: 200 | 404
      locale: string
      dir: 'ltr' | 'rtl'
      /** Markup for the head: title, meta and link elements, facts as data blocks. */
      head: string
      body: string
      /** What the browser needs to go on where the server stopped; becomes a JSON data block. */
      boot: unknown
      /** Source files of the page's chunks, keys of Vite's manifest. */
      chunks: readonly string[]
      /** The operator's Google tag runs on it, and its policy must allow that. */
      hasTag: boolean
      /** False where a read failed: such a page is not kept. */
      isWhole: boolean
    }

export type DrawPage = (request: PageRequest) => Promise<Page>
