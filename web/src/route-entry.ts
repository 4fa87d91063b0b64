// What the route table says of one page.
import type { QueryClient } from '@tanstack/react-query'
import { page, type Page } from './platform/page.tsx'
import { isProblem } from './platform/problem.ts'
import type { Access } from './screens/shell/guard.tsx'

export type Query = Parameters<QueryClient['fetchQuery']>[0]
/** The browser's build leaves out what stands behind it. */
export const isServer = import.meta.env.SSR
export type Params = Readonly<Record<string, string | undefined>>
/** What the address asks for beside its path, by whom: the code of their language. */
export type Asked = { query: URLSearchParams; code: string }
export type RouteEntry = {
  path: string
  /** The source file of the page, a key of Vite's manifest. */
  source: string
  Page: Page
  access: Access
  /** The operator's Google tag may run here, for those who agreed: nothing of anybody's stands on the page. */
  mayHaveTag: boolean
  /** Prefixes of the texts that the page says, beside those of the frame. */
  texts: readonly string[]
  /** What is read before the server draws. For it alone. */
  queries?: (languageId: string, params: Params, asked: Asked) => readonly unknown[]
  /** Whether, by what was read, there is no such page. */
  isMissing?: (client: QueryClient, languageId: string, params: Params) => boolean
}

export const entry = (path: string, name: string, load: Parameters<typeof page>[0], more: Partial<RouteEntry> = {}): RouteEntry => ({
  path,
  source: isServer ? `src/screens/${name}.tsx` : '',
  Page: page(load),
  access: 'all',
  mayHaveTag: false,
  texts: [],
  ...more,
})

export const FRAME_TEXTS = ['common', 'ui'] as const
/** Whose texts a page says, the server alone must know: a browser is handed them. */
export const said = (texts: string): readonly string[] => texts.split(' ')
/** Prefixes of the texts of a chat: its slices', and those of what it can refuse. */
export const CHAT_TEXTS = isServer
  ? said('messages attachments reports memories offers price topics new-topic memory topic message attachment terms ledger home')
  : []
/** Those of a top-up, with its refusals. */
export const TOP_UP_TEXTS = isServer ? said('payments offers price accounts form payment bundle') : []
/** The server knows of no such thing, or takes the name for none. */
export const isRefused = (error: unknown): boolean => isProblem(error) && [400, 404, 422].includes(error.status)
