import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/onest/wght.css'
import './ui/styles/styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { NO_BOOT, readBoot } from './platform/boot.ts'
import { startPreferences } from './platform/kept/preferences.ts'
import { preloadOnApproach } from './platform/preload.ts'
import { createQueryClient } from './platform/wire/query-client.ts'
import { startSession } from './platform/kept/session.ts'
import { matchRoute, notFound, preloadPath } from './router.tsx'
import { CookieBanner } from './screens/shell/cookies/cookie-question.tsx'

/** A new build has replaced a chunk that this page still asks for: the page is read anew, once for each build, and only from a server that answers. */
async function readAnew(): Promise<void> {
  const isThere = await fetch(location.pathname, { method: 'HEAD' }).then(Boolean, () => false)
  if (!isThere || sessionStorage.getItem('reloaded') === import.meta.url) return
  sessionStorage.setItem('reloaded', import.meta.url)
  location.reload()
}
addEventListener('vite:preloadError', () => void readAnew())

const boot = readBoot()
startPreferences(boot?.language.id ?? null)
startSession()
preloadOnApproach(preloadPath)

const tree = (
  <StrictMode>
    <BrowserRouter>
      <App boot={boot ?? NO_BOOT} client={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>
)
const root = document.getElementById('root')!
// Before taking over, or the page would wait for its chunks and blink, and a press on them be lost.
const { Page } = (!boot?.missing && matchRoute(location.pathname)?.route) || notFound
await Promise.all([Page.preload(), boot?.adConsent === null && CookieBanner.preload().catch(() => undefined)])
startTransition(() => {
  if (boot && root.firstElementChild) hydrateRoot(root, tree)
  else createRoot(root).render(tree)
})
