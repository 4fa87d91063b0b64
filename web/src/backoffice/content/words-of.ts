const BLOCK = /^(?:h2|h3|p|li|tr|caption|br)$/
const PART = /<(\/?)([a-z0-9]+)([^>]*)>|[^<]+|</gi
/** Addresses stay in one piece in texts from right to left. */
const [LTR, POP] = ['\u2066', '\u2069']
const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&', '&nbsp;': ' ' }
const plain = (text: string): string => text.replace(/&(?:lt|gt|quot|amp|nbsp);/g, (sign) => SIGNS[sign]!)

/** HTML as it is read: a line for each block, and behind a link where it leads, which a change may be about. */
export function wordsOf(html: string): string {
  let text = ''
  let href = ''
  for (const [part, isEnd, name, attributes = ''] of html.matchAll(PART)) {
    const tag = name?.toLowerCase()
    if (tag === undefined) text += plain(part).replace(/\s+/g, ' ')
    else if (BLOCK.test(tag)) text += '\n'
    else if (isEnd && /^t[dh]$/.test(tag)) text += ' · '
    else if (tag === 'a' && !isEnd) href = plain(/\shref="([^"]*)"/.exec(attributes)?.[1] ?? '')
    else if (tag === 'a') text += ` (${LTR}${href}${POP})`
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
