export type Relation = { type: string; isExternal: boolean }

const COMMENT = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g
const TAG = /<(?:[\w.-]+:)?Relationship(\s(?:[^"'<>]|"[^"<]*"|'[^'<]*')*)>/g
const ANY_TAG = /<(?:[\w.-]+:)?Relationship[\s/>]/
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Relations of an office package's part; null where the XML has more than such a part needs, so that no other reader sees relations that we don't. */
export function readRelations(xml: string): Relation[] | null {
  const text = xml.replace(COMMENT, '')
  if (/\0|\uFFFD|<!/.test(text)) return null
  const relations: Relation[] = []
  const rest = text.replace(TAG, (_, inner: string) => {
    const attributes = new Map(
      [...inner.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name.toLowerCase(), decode(double ?? single ?? '').trim()]),
    )
    relations.push({ type: attributes.get('type') ?? '', isExternal: attributes.get('targetmode')?.toLowerCase() === 'external' })
    return ''
  })
  return ANY_TAG.test(rest) ? null : relations
}

const decode = (value: string): string =>
  value.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name] ?? whole
    const code = hex ? parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
