/** A row that scrolls sideways shows this one of its links whole. The page itself stays where it is. */
export function showInRow(link: HTMLElement | null): void {
  const row = link?.parentElement
  if (!link || !row) return
  const [inner, outer] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left)
}
