// vite build --config vite.worker.config.ts, after the build for the browser: what it made is what the worker keeps at hand.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

type Manifest = Record<string, { file: string; imports?: string[] }>
const CLIENT = join(import.meta.dirname, 'dist/client')

function listPrecached(): string[] {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest
  const files = new Set<string>()
  const visit = (key: string): void => {
    const { file, imports = [] } = manifest[key]!
    if (files.has(file)) return
    files.add(file)
    for (const imported of imports) visit(imported)
  }
  visit('index.html')
  const fonts = readdirSync(join(CLIENT, 'assets')).filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
  return [...files, ...fonts.map((file) => `assets/${file}`)].map((file) => `/${file}`)
}

export default defineConfig({
  define: { PRECACHE: JSON.stringify(listPrecached()), 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2023',
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input: 'src/service-worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
})
