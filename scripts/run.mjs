import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whenNpmEnds } from './when-npm-ends.mjs'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const ANNOUNCE_AFTER_MS = 1_000
const PROGRESS_EVERY_MS = 10_000

/** Programs find the Node 24 that the install brought before the machine's own, and the tools of node_modules by name. */
export function environment(extra = {}) {
  const path = [join(ROOT, 'node_modules/node/bin'), join(ROOT, 'node_modules/.bin'), process.env.PATH]
  return { ...process.env, PATH: path.join(delimiter), ...extra }
}

function exitOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, error }))
    child.once('exit', (code, signal) => resolve({ code: code ?? 1, signal }))
  })
}

/** Runs a program in sight of the user. Resolves to its exit code. */
export async function run(command, args, { env = {}, cwd = ROOT } = {}) {
  const { code, error } = await exitOf(spawn(command, args, { cwd, env: environment(env), stdio: 'inherit' }))
  if (error) console.error(error.message)
  return code
}

/** Runs a program quietly: a line now and then if it takes long, one when it is done, its output only if it fails. Resolves to whether it succeeded. */
export async function step(name, command, args, { env = {}, cwd = ROOT } = {}) {
  const startedAt = Date.now()
  const seconds = () => ((Date.now() - startedAt) / 1_000).toFixed(1)
  const child = spawn(command, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  const announcement = setTimeout(() => console.log(`… ${name}`), ANNOUNCE_AFTER_MS)
  const progress = setInterval(() => console.log(`… ${name} (${seconds()} s)`), PROGRESS_EVERY_MS)
  const closed = new Promise((resolve) => child.once('close', resolve))
  const { code, error } = await exitOf(child)
  if (!error) await closed
  clearTimeout(announcement)
  clearInterval(progress)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds()} s)`)
  if (code !== 0) console.log(error?.message ?? Buffer.concat(output).toString().trimEnd())
  return code === 0
}

/**
 * Hands over to a program for good: it gets the signals, and we end as it ends. Ctrl-C in a terminal reaches it by itself,
 * together with us; told twice, it would take the second for impatience.
 */
export async function become(command, args, { env = {} } = {}) {
  const child = spawn(command, args, { cwd: ROOT, env: environment(env), stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  whenNpmEnds(() => child.kill('SIGTERM'))
  const { code, signal, error } = await exitOf(child)
  if (error) console.error(error.message)
  if (!signal) process.exit(code)
  for (const name of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.removeAllListeners(name)
  process.kill(process.pid, signal)
}
