import { existsSync } from 'node:fs'
import { step } from './run.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium for the browser tests: $CHROMIUM, the machine's, or (as root on Debian) a new one. Undefined: none, and the user was told. */
export async function ensureChromium() {
  const wanted = process.env.CHROMIUM
  if (wanted) {
    if (existsSync(wanted)) return wanted
    console.error(`CHROMIUM is ${wanted}, which does not exist.`)
    return undefined
  }
  const found = () => PLACES.find((path) => existsSync(path))
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await step('Reading the list of packages', 'apt-get', ['update', '-q'], { env })
    await step('Installing Chromium', 'apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env })
  }
  if (!found())
    console.error('The browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM to its path.')
  return found()
}
