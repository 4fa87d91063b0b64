// The two builds of Vite: dist/client for the browser (with a manifest), dist/server for drawing pages in this process.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPage } from '@green-room/contract/pages'

type Manifest = Record<string, { file: string; imports?: string[] }>

export type WebBuild = {
  assetsDir: string
  /** index.html of the build, its style sheet written into it. */
  shell: string
  /** Elements of the head that fetch what every page needs: the two latin fonts. */
  fontLinks: string
  /** Elements of the head that fetch a page's own modules in the same round trip. */
  moduleLinks: (chunk: string | null) => string
  drawPage: DrawPage
}

export async function openWebBuild(distDir: string): Promise<WebBuild> {
  const client = join(distDir, 'client')
  const assetsDir = join(client, 'assets')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = closureOf(manifest, 'index.html')
  const links = new Map<string, string>()
  for (const key of Object.keys(manifest).filter((name) => name.startsWith('src/screens/'))) {
    const files = [...closureOf(manifest, key)].filter((file) => !entry.has(file))
    links.set(key, files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''))
  }
  const fonts = readdirSync(assetsDir).filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
  const { drawPage } = (await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href)) as { drawPage: DrawPage }
  return {
    assetsDir,
    shell: readFileSync(join(client, 'index.html'), 'utf8').replace(
      /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/,
      (_, href: string) => `<style>${readFileSync(join(client, href), 'utf8')}</style>`,
    ),
    fontLinks: fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`).join(''),
    moduleLinks: (chunk) => (chunk && links.get(chunk)) || '',
    drawPage,
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
