// npm run dev: the server restarts when one of its files changes, and the pages change in the browser without a reload.
import { spawn } from 'node:child_process'
import { buildWeb } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'
import { environment, ROOT } from './run.mjs'
import { whenNpmEnds } from './when-npm-ends.mjs'

const port = Number(process.env.PORT ?? 3000)
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`
const env = environment({ PORT: String(port + 1), PUBLIC_URL: publicUrl, DEV_WEB_PORT: String(port) })

const node24 = await ensureInstalled()
// The server draws the first markup of each page from a build; the dev server puts the sources' own scripts into it.
if (!(await buildWeb())) process.exit(1)

// What the server reads besides its modules counts, too: texts, characters, migrations.
const watched = ['server/src', 'server/seeds', 'server/migrations', 'contract', 'locales'].map((path) => `--watch-path=${path}`)
const children = [[...watched, '--watch-preserve-output', 'server/src/main.ts'], ['scripts/dev-web.mjs']].map((args) =>
  spawn(node24, args, { cwd: ROOT, env, stdio: 'inherit' }),
)

function end() {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
}

for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, end)
for (const child of children) child.once('exit', end)
whenNpmEnds(end)
