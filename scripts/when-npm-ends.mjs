import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 300

/** The fourth word of /proc/…/stat, after the name in parentheses, which may hold anything. */
function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1])
  } catch {
    return undefined
  }
}

function isShellOf(pid, script) {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return words[1] === '-c' && words.some((word) => word.includes(script))
  } catch {
    return false
  }
}

/**
 * Calls back when the npm that runs us has ended. npm puts a shell between itself and us: a signal to npm ends npm and the
 * shell, at most, and would leave the app running unseen.
 */
export function whenNpmEnds(callback) {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const npm = isShellOf(shell, process.env.npm_lifecycle_script ?? 'scripts/') ? parentOf(shell) : undefined
  const timer = setInterval(() => {
    if (process.ppid === shell && (npm === undefined || parentOf(shell) === npm)) return
    clearInterval(timer)
    callback()
  }, LOOK_EVERY_MS)
  timer.unref()
}
