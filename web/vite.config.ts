import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lettersOnly, precompress } from './vite.plugins.config.ts'

/** What comes after the first load, by the beginning of its name. */
const LATE = [
  'footer',
  'unread-link',
  'phone-menu',
  'ask-review',
  'late-keepers',
  'head-keeper',
  'tag-keeper',
  'cookie-banner',
  'cookie-settings',
  'cookie-texts',
  'answer-cookies',
  'consent',
  'language-keeper',
  'language-offer',
  'sound',
  'theme',
  'google-tag',
  'maintenance',
  'live',
  'use-live',
  'matchbook',
  'problem-texts',
  'form-problems',
  'start-worker',
  'browser-push',
  'asked',
  'price-notice',
  'planned-prices',
  'mail-refused',
  'terms-',
]

/**
 * What every page needs travels in two files: many small ones compress badly. Named here is only what the entry imports anyway,
 * or a group would carry a chunk's code into the first load; bundle-size.test.ts watches over it.
 */
const GROUPS = [
  {
    name: 'vendor',
    test: new RegExp(
      String.raw`node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(query-core|react-query)|` +
        String.raw`lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared))(\/|\.)` +
        String.raw`(?!.*(mutationObserver|useMutation|infiniteQueryObserver|useInfinite|queriesObserver|useQueries))`,
      'i',
    ),
  },
  {
    name: 'frame',
    test: new RegExp(
      String.raw`web\/src\/(platform|content|screens\/shell)\/([\w-]+\/)*(?!${LATE.join('|')})[^/]*$|` +
        String.raw`web\/src\/(rooms\/use-rooms|topics\/list\/(use-topics|topic-filter)|characters\/use-cast|screens\/home\/taste-query)\.|` +
        String.raw`web\/src\/ui\/fit-words\.|contract\/(doors|art\/avatars)`,
    ),
  },
  // Whatever shows a poster needs all of these.
  { name: 'art', test: /web\/src\/ui\/pictures\/(art|palettes)\.|contract\/art\/(motifs|palettes)\./ },
]

/** The router names them for the server alone: a browser loads them with the page that asks. */
const QUERIES =
  /web\/src\/(rooms\/use-rooms|topics\/list\/(use-topics|topic-filter)|characters\/use-cast|content\/(use-faq|use-static-page)|screens\/home\/taste-query)\./

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
    // A page that is led to brings its style sheet; its scripts name their own imports, and links are loaded when they are approached. The
    // names of all chunks, which no compression makes smaller, would be a part of every first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files),
    },
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups: GROUPS } }, treeshake: { moduleSideEffects: [{ test: QUERIES, sideEffects: false }] } },
  },
  // One self-contained folder for the server: it needs no package of the web's.
  ssr: isSsrBuild ? { noExternal: true } : {},
}))
