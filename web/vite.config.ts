import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Every text asset once more as .br and .gz, so that the server never compresses what can't change. */
function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved: (config) => void (folder = join(config.root, config.build.outDir, 'assets')),
    closeBundle() {
      for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
        const bytes = readFileSync(join(folder, name))
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

/** Symbols and the signs of mathematics are the system's: their ranges alone weigh 0.7 KB in a sheet that every page carries. */
const lettersOnly = (): Plugin => ({
  name: 'letters-only',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('fontsource') ? code.replaceAll(/\/\* \S+-(?:math|symbols)-\S+ \*\/\s*@font-face \{[^}]*\}/g, '') : undefined,
})

/**
 * What every page needs travels in two files: many small ones compress badly. Named here is only what the entry imports anyway,
 * or a group would carry a chunk's code into the first load; bundle-size.test.ts watches over it.
 */
const GROUPS = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)|@tanstack\/(query-core|react-query))(\/|\.)(?!.*(mutationObserver|useMutation|infiniteQueryObserver|useInfinite|queriesObserver|useQueries))/i,
  },
  {
    name: 'frame',
    test: /web\/src\/(platform|content|screens\/shell)\/(?!phone-menu|ask-review|late-keepers|head-keeper|tag-keeper|cookie-banner|cookie-settings|cookie-texts|answer-cookies|consent|language-keeper|unread-link|sound|theme|google-tag|live|use-live|matchbook|problem-texts|form-problems|start-worker|browser-push)|web\/src\/(rooms\/use-rooms|topics\/use-topics|ui\/fit-words)\.|contract\/(doors|avatars)/,
  },
  // Whatever shows a poster needs all of these.
  { name: 'art', test: /web\/src\/ui\/(art|palettes)\.|contract\/art\/(motifs|palettes)\./ },
]

// vite build && vite build --ssr src/entry-server.tsx
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [lettersOnly(), react(), tailwind(), precompress()],
  build: {
    target: 'es2023',
    // These know light-dark(), which the tokens are made of.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: GROUPS } } },
  },
  // One self-contained folder for the server: it needs no package of the web's.
  ssr: isSsrBuild ? { noExternal: true } : {},
}))
