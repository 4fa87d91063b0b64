import sanitizeHtml from 'sanitize-html'

export const ALLOWED_TAGS = 'h2 h3 p ul ol li strong em a table caption thead tbody tr th td br'.split(' ')

/** What of it is read, a line for each block. */
export const textOfHtml = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(?:p|li|h[23]|t[hd]|caption)>|<br\s*\/?>/gi, '\n'), { allowedTags: [], allowedAttributes: {} })

/** Names that pages give to their headings. Others are taken for what browsers or the lounge's own pages look up by that name. */
const HEADING_NAME = /^(?!(?:boot|root|main)$)[a-z0-9-]{1,60}$/
const heading = (tagName: string, { id, ...rest }: Record<string, string>) => ({
  tagName,
  attribs: { ...rest, ...(id !== undefined && HEADING_NAME.test(id) && { id }) } as Record<string, string>,
})

/** What FAQ and static pages may consist of. Handlers, scripts, styles and foreign schemes don't survive. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { a: ['href', 'rel', 'target'], table: ['tabindex'], th: ['scope'], h2: ['id'], h3: ['id'] },
    allowedSchemes: ['https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    transformTags: {
      h2: heading,
      h3: heading,
      // On a phone a table scrolls in itself, and must be reachable by keyboard for that.
      table: (tagName) => ({ tagName, attribs: { tabindex: '0' } }),
      a: (tagName, attributes) => ({
        tagName,
        attribs: (attributes['href'] ?? '').startsWith('https:') ? { ...attributes, rel: 'noopener noreferrer nofollow' } : attributes,
      }),
    },
  })
}
