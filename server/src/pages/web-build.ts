// The two builds of Vite: dist/client for the browser (with a manifest), dist/server for drawing pages in this process.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPage } from '@green-room/contract/pages'

type Manifest = Record<string, { file: string; imports?: string[] }>

export type WebBuild = {
  assetsDir: string
  /** index.html of the build, its style sheet written into it. */
  shell: string
  /** The same without its scripts. */
  stillShell: string
  /** The service worker's script. */
  worker: string
  /** Elements of the head that name icons and the manifest. */
  links: (locale: string) => string
  /** What a content security policy calls the one script that stands in the shell itself. */
  inlineScript: string
  /** Elements of the head that fetch what every page needs: the two latin fonts. */
  fontLinks: string
  /** Elements of the head that fetch a page's own modules in the same round trip. */
  moduleLinks: (chunks: readonly string[]) => string
  drawPage: DrawPage
  /** Reads the program that draws pages; the first page waits for it. */
  load: () => Promise<unknown>
}

/** A page is drawn before its scripts run, and what is pressed early is kept: on a thin line text and fonts go first. */
const AFTER_FONTS = 'fetchpriority="low"'

export function openWebBuild(distDir: string): WebBuild {
  const client = join(distDir, 'client')
  const assetsDir = join(client, 'assets')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = closureOf(manifest, 'index.html')
  const filesOf = (chunk: string): string[] => [...closureOf(manifest, chunk)].filter((file) => !entry.has(file))
  const fonts = readdirSync(assetsDir).filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
  let drawing: Promise<{ drawPage: DrawPage }> | undefined
  const load = (): Promise<{ drawPage: DrawPage }> => (drawing ??= import(pathToFileURL(join(distDir, 'server/entry-server.js')).href))
  const shell = readFileSync(join(client, 'index.html'), 'utf8')
    .replace(
      /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/,
      (_, href: string) => `<style>${readFileSync(join(client, href), 'utf8')}</style>`,
    )
    .replaceAll(/<script type="module"|<link rel="modulepreload"/g, `$& ${AFTER_FONTS}`)
  const script = /<script>(.*?)<\/script>/s.exec(shell)?.[1] ?? ''
  return {
    assetsDir,
    shell,
    inlineScript: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    stillShell: shell.replace(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, ''),
    worker: readFileSync(join(client, 'sw.js'), 'utf8'),
    links: (locale) =>
      `<link rel="icon" type="image/svg+xml" href="/icons/icon.svg"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">` +
      `<link rel="manifest" href="/manifest.webmanifest?lang=${locale}">`,
    fontLinks: fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`).join(''),
    moduleLinks: (chunks) =>
      [...new Set(chunks.flatMap(filesOf))].map((file) => `<link rel="modulepreload" ${AFTER_FONTS} crossorigin href="/${file}">`).join(''),
    load,
    drawPage: async (request) => (await load()).drawPage(request),
  }
}

/** The files of a module and of all that it imports at once. */
function closureOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const module = manifest[key]
  if (!module || seen.has(module.file)) return seen
  seen.add(module.file)
  for (const imported of module.imports ?? []) closureOf(manifest, imported, seen)
  return seen
}
