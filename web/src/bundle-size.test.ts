// What a first visit costs, held to its budgets.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CLIENT, deskScreens, firstLoadKb, KB, listScreens, membersModules } from '../test/first-load.ts'

test.each(listScreens())('scripts of the first load of $screen are within $budgetKb KB', ({ screen, budgetKb }) => {
  expect(firstLoadKb(screen)).toBeLessThanOrEqual(budgetKb)
})

test('the style sheet and the fonts of the first load are within theirs', () => {
  const shell = readFileSync(`${CLIENT}/index.html`, 'utf8')
  const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(shell)?.[1]
  expect(brotliCompressSync(readFileSync(`${CLIENT}${href}`)).length / KB).toBeLessThanOrEqual(12)
  const fonts = readdirSync(`${CLIENT}/assets`).filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
  expect(fonts).toHaveLength(2)
  expect(fonts.reduce((sum, file) => sum + statSync(`${CLIENT}/assets/${file}`).size, 0) / KB).toBeLessThanOrEqual(76)
})

test('nothing of the build names a secret, a server’s module or a path of the machine', () => {
  const scripts = readdirSync(`${CLIENT}/assets`).filter((file) => file.endsWith('.js'))
  const telling = scripts.filter((file) =>
    /APP_SECRET|DATABASE_URL|postgres:|node:fs|\/work\/|\/home\//.test(readFileSync(`${CLIENT}/assets/${file}`, 'utf8')),
  )
  expect(telling).toEqual([])
})

test.each(deskScreens())('the back office opens $screen within 140 KB, and adds it to an open frame within 25', ({ firstKb, moreKb }) => {
  expect(firstKb).toBeLessThanOrEqual(140)
  expect(moreKb).toBeLessThanOrEqual(25)
})

test('no file that members load is of the back office, or names its doors and texts', () => {
  expect(membersModules().filter((name) => name.includes('backoffice'))).toEqual([])
  const files = readdirSync(`${CLIENT}/assets`).filter((file) => /\.(js|css)$/.test(file))
  expect(
    files.filter((file) => /\/admin\/|desk\.[a-z]+-[a-z]|operator\.factor/.test(readFileSync(`${CLIENT}/assets/${file}`, 'utf8'))),
  ).toEqual([])
})
