const utf8 = new TextDecoder('utf-8', { fatal: true })

/** How a text is encoded; null where a NUL says that it is none. `isClean`: no control characters but tabs and line ends. */
export function textEncoding(bytes: Buffer): { charset: 'utf-8' | 'windows-1252'; isClean: boolean } | null {
  if (bytes.includes(0)) return null
  const isClean = !CONTROL.test(bytes.toString('latin1'))
  try {
    utf8.decode(bytes)
    return { charset: 'utf-8', isClean }
  } catch {
    return { charset: 'windows-1252', isClean }
  }
}

/** A page in a text's clothes: some program, some day, would open it as one. */
export const startsLikeMarkup = (bytes: Buffer): boolean => /^(?:\xEF\xBB\xBF)?\s*<[a-z!?/]/i.test(bytes.toString('latin1', 0, 4096))

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\x00-\x08\x0E-\x1F\x7F]/
