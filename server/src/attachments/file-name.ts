const NAME_LENGTH_MAX = 150
/** Control characters, line separators, marks that turn the direction of reading, and those that nobody sees. */
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const HIDDEN = /[\x00-\x1F\x7F-\x9F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g

/** The name as it is kept, shown and checked: no path, nothing hidden, at most 150 characters, its ending whole. */
export function cleanFileName(filename: string): string {
  const visible = filename.toWellFormed().normalize('NFC').replace(HIDDEN, '')
  const name = visible.split(/[\\/]/).at(-1)!.replace(/\s+/g, ' ').trim()
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]{0,20})?$/.exec(name) ?? []
  const shown = stem.replace(/^[. ]+/, '') || 'file'
  return `${Array.from(shown)
    .slice(0, NAME_LENGTH_MAX - ending.length)
    .join('')
    .trimEnd()}${ending.trim()}`
}

/** RFC 6266: every program understands the plain name, the real one stands in `filename*` (RFC 8187). */
export function contentDisposition(kind: 'inline' | 'attachment', filename: string, ending: string): string {
  // A gif is stored as a png: what is saved to a disk gets the ending of what it is.
  const name = filename.replace(/\.gif$/i, ending === 'png' ? '.png' : '$&')
  const encoded = encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${kind}; filename="file.${ending}"; filename*=UTF-8''${encoded}`
}
