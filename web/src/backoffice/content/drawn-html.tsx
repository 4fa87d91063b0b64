import { createElement, type ReactNode } from 'react'

const TAGS = new Set('h2 h3 p ul ol li strong em a table caption thead tbody tr th td br'.split(' '))
const PART = /<(\/?)([a-z0-9]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+|</g
const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const plain = (text: string): string => text.replace(/&(?:lt|gt|quot|amp);/g, (sign) => SIGNS[sign]!)

type Open = { tag: string; props: Record<string, string>; children: ReactNode[] }

/** HTML as the server has cleaned it, drawn element by element: pages of the back office make no markup of texts. */
export function DrawnHtml({ html }: { html: string }) {
  const root: Open = { tag: 'div', props: {}, children: [] }
  const open: Open[] = [root]
  const close = (): void => {
    const { tag, props, children } = open.pop()!
    open.at(-1)!.children.push(createElement(tag, props, ...children))
  }
  for (const [part, isEnd, tag, attributes = ''] of html.matchAll(PART)) {
    if (tag === undefined) open.at(-1)!.children.push(plain(part))
    else if (!TAGS.has(tag)) continue
    else if (tag === 'br') open.at(-1)!.children.push(createElement('br'))
    else if (!isEnd) open.push({ tag, props: propsOf(tag, attributes), children: [] })
    else if (open.length > 1 && open.at(-1)!.tag === tag) close()
  }
  while (open.length > 1) close()
  return createElement('div', { className: 'prose' }, ...root.children)
}

/** Links open beside, so that nobody leaves what they write. */
function propsOf(tag: string, attributes: string): Record<string, string> {
  if (tag === 'a') {
    const href = plain(/\shref="([^"]*)"/.exec(attributes)?.[1] ?? '')
    return /^(https:|mailto:|\/(?!\/)|#)/.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : {}
  }
  const scope = /\sscope="([^"]*)"/.exec(attributes)?.[1]
  return tag === 'th' && scope ? { scope } : {}
}
