// A page is a chunk. It is fetched when a pointer or the focus comes to a link, before anybody presses it.
type Preload = (pathname: string) => void

export function preloadOnApproach(preload: Preload): void {
  const approach = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && link.origin === location.origin) preload(link.pathname)
  }
  document.addEventListener('pointerover', approach, { passive: true })
  document.addEventListener('focusin', approach)
}
