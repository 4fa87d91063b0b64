import { themeColorMedia, type Page, type Theme } from '@green-room/contract/pages'
import { packed, type Packed } from './packed.ts'
import type { WebBuild } from './web-build.ts'

type Drawn = Exclude<Page, { redirect: string }>
export type DrawnPage = { status: number; hasTag: boolean; bytes: Packed }

/** JSON that can stand inside a script element: no `<` ends it, no line separator breaks it. */
export const dataBlock = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/** A page as it goes over the wire. A still one works without scripts, and has none. */
export function drawnPage(build: WebBuild, page: Drawn, theme: Theme | null, isStill = false): DrawnPage {
  const attributes = `lang="${page.locale}" dir="${page.dir}"${theme ? ` data-theme="${theme}"` : ''}`
  const links = build.links(page.locale) + build.fontLinks + (isStill ? '' : build.moduleLinks(page.chunks))
  const html = (isStill ? build.stillShell : build.shell)
    .replace('lang="en" dir="ltr"', () => attributes)
    .replace(/media="\(prefers-color-scheme: (light|dark)\)"/g, (_, of: Theme) => `media="${themeColorMedia(of, theme)}"`)
    .replace('<!--head-->', () => page.head + links)
    .replace('<!--app-->', () => page.body)
    .replace('<!--boot-->', () => (isStill ? '' : `<script type="application/json" id="boot">${dataBlock(page.boot)}</script>`))
  return { status: page.status, hasTag: page.hasTag && !isStill, bytes: packed(html) }
}
