// npm run bench           everything in bench/, one after the other
// npm run bench -- sends  only the files whose names contain one of the words
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT, run } from './run.mjs'

const words = process.argv.slice(2)
const names = readdirSync(join(ROOT, 'bench'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
  .toSorted()
if (names.length === 0) {
  console.error(`No file in bench/ matches ${words.join(' ')}.`)
  process.exit(1)
}

const node24 = await ensureInstalled()
if (!(await buildWeb())) process.exit(1)

const failed = []
for (const name of names) {
  console.log(`\n== ${name}`)
  const startedAt = Date.now()
  const code = await run(node24, [join('bench', name)])
  console.log(`== ${name}: ${code === 0 ? 'done' : `exit code ${code}`} after ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`)
  if (code !== 0) failed.push(name)
}
console.log(`\n${names.length - failed.length} of ${names.length} ran well${failed.length > 0 ? `; not ${failed.join(', ')}` : ''}`)
process.exit(failed.length === 0 ? 0 : 1)
