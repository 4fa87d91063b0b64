import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Every text asset once more as .br and .gz, so that the server never compresses what can't change. */
export function precompress(): Plugin {
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
export const lettersOnly = (): Plugin => ({
  name: 'letters-only',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('fontsource') ? code.replaceAll(/\/\* \S+-(?:math|symbols)-\S+ \*\/\s*@font-face \{[^}]*\}/g, '') : undefined,
})
