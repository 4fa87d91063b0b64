// What a first visit looks like on a slow phone: largest paint and shifts of public pages, in Chromium under an emulated line and processor.
import { chromium, type Browser } from 'playwright'
import { figure, median } from './lab/figure.ts'
import { inLab } from './lab/lab.ts'
import { startLounge } from './lab/lounge-process.ts'

const RUNS = 3
const CPU_SLOWER = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** After the load nothing of the page comes of itself; the rest of the texts and the shelf for toasts do, when it is idle. */
const SETTLED_MS = 2_500
const LCP_MAX_MS = 1_200
const CLS_MAX = 0.02
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run']

type Seen = { lcpMs: number; cls: number }

/** A visitor who was never here: nothing is kept from the run before. */
async function visit(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', LINE)
  await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  await page.addInitScript(() => {
    const seen = Object.assign(globalThis, { seen: { lcpMs: 0, cls: 0 } }).seen
    new PerformanceObserver((list) => void (seen.lcpMs = list.getEntries().at(-1)!.startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!shift.hadRecentInput) seen.cls += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  await context.close()
  return seen
}

await inLab(async (lab) => {
  const lounge = await startLounge(lab)
  await lounge.atRest()
  const origin = `http://localhost:${lounge.port}`
  const { payload } = (await (await fetch(`${origin}/api/rooms/index`)).json()) as { payload: { rooms: { id: string }[] } }
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium', args: ARGUMENTS })
  await visit(browser, origin) // the first page of a browser waits for the browser
  for (const [name, path] of [
    ['Home', '/'],
    ['Rooms', '/rooms'],
    ['Topics', '/topics'],
    ['A room', `/rooms/${payload.rooms[0]!.id}/topics`],
    ['A static page', '/terms'],
    ['Rooms in Arabic', '/rooms?lang=ar'],
  ]) {
    const seen: Seen[] = []
    for (let run = 0; run < RUNS; run++) seen.push(await visit(browser, origin + path))
    figure(`${name}: largest paint`, median(seen.map(({ lcpMs }) => lcpMs)), 'ms', { atMost: LCP_MAX_MS })
    figure(`${name}: layout shift`, median(seen.map(({ cls }) => cls)), '', { atMost: CLS_MAX })
  }
  await browser.close()
  await lounge.stop()
})
