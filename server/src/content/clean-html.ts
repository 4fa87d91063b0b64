import sanitizeHtml from 'sanitize-html'

export const ALLOWED_TAGS = 'h2 h3 p ul ol li strong em a table caption thead tbody tr th td br'.split(' ')

/** What of it is read, a line for each block. */
export const textOfHtml = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(?:p|li|h[23]|t[hd]|caption)>|<br\s*\/?>/gi, '\n'), { allowedTags: [], allowedAttributes: {} })

/** What FAQ and static pages may consist of. Handlers, scripts, styles and foreign schemes don't survive. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { a: ['href', 'rel', 'target'], table: ['tabindex'], th: ['scope'], h2: ['id'], h3: ['id'] },
    allowedSchemes: ['https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    transformTags: {
      // On a phone a table scrolls in itself, and must be reachable by keyboard for that.
      table: (tagName) => ({ tagName, attribs: { tabindex: '0' } }),
      a: (tagName, attributes) => ({
        tagName,
        attribs: (attributes['href'] ?? '').startsWith('https:') ? { ...attributes, rel: 'noopener noreferrer nofollow' } : attributes,
      }),
    },
  })
}
