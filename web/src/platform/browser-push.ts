// What this browser knows of pushes. The server's side of it goes with the session.
export type BrowserPush = 'on' | 'off' | 'denied' | 'unsupported'

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('Notification' in globalThis)) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return registration && 'pushManager' in registration ? registration : undefined
}

export async function readBrowserPush(): Promise<BrowserPush> {
  const registration = await findRegistration()
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks for permission, so call it upon a press. Null where the reader says no. */
export async function subscribeBrowser(publicKey: string): Promise<{ endpoint: string; p256dh: string; auth: string } | null> {
  const registration = await findRegistration()
  if (!registration || (await Notification.requestPermission()) !== 'granted') return null
  // One of another key, or of somebody who sat here before, says nothing to this lounge.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {}
  return { endpoint: made.endpoint, p256dh, auth }
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await findRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
/** At the end of a session, whether it works or not. */
export const forgetPush = (): void => void unsubscribeBrowser().catch(() => undefined)
