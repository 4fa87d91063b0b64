// Brings the service worker in, and tells when a new one waits.
import { trusted } from './trusted.ts'

const HOUR_MS = 60 * 60 * 1000

/** @param tell is called when a new version waits, with what lets it in: the page is read anew under it. */
export async function startWorker(tell: (takeOver: () => void) => void): Promise<void> {
  const workers = navigator.serviceWorker
  const registration = (await workers.register(trusted().createScriptURL('/sw.js'), { updateViaCache: 'none' })) as
    | ServiceWorkerRegistration
    | undefined
  if (!registration) return // something in this browser forbids it
  const look = () => {
    const { waiting } = registration
    // Without a controller it is the first one, and there is nothing older to replace.
    if (waiting && workers.controller) tell(() => takeOver(waiting))
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  keepLook(registration)
  lookAgain(registration)
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  send(waiting, 'take-over')
}

const send = (worker: ServiceWorker, word: 'take-over' | 'look-changed'): void => worker.postMessage(word, [])

/** The page for being offline follows the reader's language and theme, which stand on the document. */
function keepLook({ active, installing }: ServiceWorkerRegistration): void {
  const worker = (): ServiceWorker | null => navigator.serviceWorker.controller ?? active ?? installing
  const tell = () => {
    const to = worker()
    if (to) send(to, 'look-changed')
  }
  new MutationObserver(tell).observe(document.documentElement, {
    attributeFilter: ['lang', 'data-theme'],
  })
}

/** Browsers look for a new worker when a page is loaded; who stays for days within the app loads none. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < HOUR_MS) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
