// vite build --config vite.admin.config.ts: the back office, apart from the members' pages. Nothing of it is in a file that they load, and its
// own files are served where operators may come, and nowhere else.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lettersOnly, precompress } from './vite.plugins.config.ts'

export default defineConfig({
  base: '/admin/',
  publicDir: false,
  plugins: [lettersOnly(), react(), precompress()],
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    manifest: true,
    outDir: 'dist/admin',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'admin.html' },
  },
})
