import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Page, Theme } from '@green-room/contract/pages'
import type { WebBuild } from './web-build.ts'

type Drawn = Exclude<Page, { redirect: string }>
export type Encoding = 'br' | 'gzip' | 'identity'

/** A page as it goes over the wire. Compressed forms are made when first asked for. */
export type DrawnPage = { status: number; hasTag: boolean; bytes: (encoding: Encoding) => Promise<Buffer> }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** JSON that can stand inside a script element: no `<` ends it, no line separator breaks it. */
export const dataBlock = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

export function drawnPage(build: WebBuild, page: Drawn, theme: Theme | null): DrawnPage {
  const attributes = `lang="${page.locale}" dir="${page.dir}"${theme ? ` data-theme="${theme}"` : ''}`
  const html = build.shell
    .replace('lang="en" dir="ltr"', () => attributes)
    .replace('<!--head-->', () => page.head + build.fontLinks + build.moduleLinks(page.chunk))
    .replace('<!--app-->', () => page.body)
    .replace('<!--boot-->', () => `<script type="application/json" id="boot">${dataBlock(page.boot)}</script>`)
  const plain = Buffer.from(html)
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]])
  const make = (encoding: Encoding): Promise<Buffer> =>
    encoding === 'br' ? brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : zip(plain)
  return {
    status: page.status,
    hasTag: page.hasTag,
    bytes(encoding) {
      const bytes = made.get(encoding) ?? make(encoding)
      made.set(encoding, bytes)
      return bytes
    },
  }
}

export function encodingFor(accepted: string | undefined): Encoding {
  if (/\bbr\b/.test(accepted ?? '')) return 'br'
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'identity'
}
