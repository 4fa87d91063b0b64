// What would not be drawn, read or filled in as its writer means it, told in words before anybody reads it.
import { IntlMessageFormat } from 'intl-messageformat'
import sanitizeHtml from 'sanitize-html'
import type { Values } from '#server/platform/texts/texts.ts'
import { ALLOWED_TAGS } from '../clean-html.ts'
import type { FieldKind, Fields } from './content-kind.ts'
import { BUILT_IN_ICONS } from '../social-icons.ts'

/** `is_grave`: it can't be published so. `is_flagged`: a member could not write it, so two people look before anybody reads it. */
export type Fault = { field: string; text: string; is_grave: boolean; is_flagged?: boolean }
export type Surroundings = {
  language: string
  /** Which text it is. */
  ref: string
  /** Null: this is the English text. */
  english: Fields | null
  /** Pages that a link may lead to, and settings that a page may name. */
  slugs: ReadonlySet<string>
  settings: ReadonlySet<string>
  say(key: string, values?: Values): string
}
type Told = [key: string, values?: Values, isGrave?: boolean]

const LINE_MAX = 400
const OWN_PAGES = new Set(['', 'rooms', 'characters', 'account', 'past-chats', 'products', 'house-rules', 'static-page'])

export function checkContent(kinds: Record<string, FieldKind>, fields: Fields, around: Surroundings): Fault[] {
  return Object.entries(kinds).flatMap(([field, kind]) => {
    const text = fields[field] ?? ''
    const found = [...(text.trim() === '' && kind !== 'picture' ? [['fault-missing'] as Told] : faultsOf(kind, text, around, field))]
    return found.map(([key, values, isGrave = true]) => ({ field, text: around.say(`desk.${key}`, values), is_grave: isGrave }))
  })
}

function faultsOf(kind: FieldKind, text: string, around: Surroundings, field: string): Told[] {
  if (kind === 'html') return htmlFaults(text, around, field)
  if (kind === 'message') return messageFaults(text, around)
  if (kind === 'link') return URL.canParse(text) && text.startsWith('https://') ? [] : [['fault-https', { link: text }]]
  if (kind === 'icon') return Object.hasOwn(BUILT_IN_ICONS, text) || isOwnPicture(text) ? [] : [['fault-icon']]
  if (kind === 'picture') return text === '' || isOwnPicture(text) ? [] : [['fault-picture']]
  if (kind === 'lines') return linesFaults(text, around, field)
  return [...(text.length > LINE_MAX ? [['fault-long', { max: LINE_MAX }] as Told] : []), ...placeFaults(text, around)]
}
/** Browsers load pictures from this lounge alone. */
const isOwnPicture = (text: string): boolean => /^\/(?!\/)[\w./-]+\.(svg|png|jpe?g|webp|avif)$/i.test(text) && !text.includes('..')

function linesFaults(text: string, { english }: Surroundings, field: string): Told[] {
  const [own, theirs] = [text, english?.[field] ?? text].map((one) => one.split('\n').filter((line) => line.trim() !== '').length)
  return own === theirs ? [] : [['fault-lines', { own: own!, theirs: theirs! }, false]]
}

/** Settings that a page names in braces. */
const placeFaults = (text: string, { settings }: Surroundings): Told[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].filter(([, name = '']) => !settings.has(name)).map(([whole]) => ['fault-place', { place: whole }])

function htmlFaults(html: string, around: Surroundings, field: string): Told[] {
  const found: Told[] = [...placeFaults(html, around)]
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag(name, attributes) {
      if (!ALLOWED_TAGS.includes(name)) found.push(['fault-tag', { tag: `<${name}>` }])
      for (const attribute of Object.keys(attributes)) if (/^on|^style$/i.test(attribute)) found.push(['fault-attribute', { attribute }])
      if (name === 'a') found.push(...linkFaults(attributes['href'] ?? '', around.slugs))
    },
    onCloseTag(name, isImplied) {
      if (isImplied && name !== 'br') found.push(['fault-open', { tag: `<${name}>` }])
    },
  })
  const headings = (text: string): number => text.match(/<h[23][\s>]/g)?.length ?? 0
  const [own, theirs] = [headings(html), headings(around.english?.[field] ?? html)]
  if (own !== theirs) found.push(['fault-headings', { own, theirs }, false])
  return found
}

function linkFaults(href: string, slugs: ReadonlySet<string>): Told[] {
  if (href.startsWith('https://') || href.startsWith('mailto:') || /^#[\w-]+$/.test(href)) return []
  const [, page, rest = ''] = /^\/([a-z0-9-]*)(\/[\w-]+)?(?:[?#].*)?$/.exec(href) ?? []
  if (page === undefined) return [['fault-link', { link: href || '–' }]]
  const isKnown = slugs.has(page) || OWN_PAGES.has(page) || (page === 'static-page' && slugs.has(rest.slice(1)))
  return isKnown ? [] : [['fault-no-page', { link: href }]]
}

type Node = { type: number; value?: string; children?: Node[]; options?: Record<string, { value: Node[] }> }
const [LITERAL, PLURAL, POUND, TAG] = [0, 6, 7, 8] as const
const namesOf = (nodes: Node[]): string[] =>
  nodes
    .filter(({ type }) => type !== LITERAL && type !== POUND)
    .flatMap(({ type, value, children = [], options = {} }) => [
      type === TAG ? `<${value}>` : `{${value}}`,
      ...namesOf(children),
      ...Object.values(options).flatMap((option) => namesOf(option.value)),
    ])
const literalsOf = (nodes: Node[]): string[] =>
  nodes.flatMap(({ type, value = '', children = [], options = {} }) =>
    type === LITERAL ? [value] : [...literalsOf(children), ...Object.values(options).flatMap((option) => literalsOf(option.value))],
  )
const parse = (text: string, language: string): Node[] => new IntlMessageFormat(text, language).getAst()

/** A link of a mail opens an account: it stands in a paragraph of its own, and beside it no other address does, which could take it along. */
function linkInMailFaults(nodes: Node[]): Told[] {
  const isOwnLine = (i: number): boolean =>
    [nodes[i - 1]?.value?.endsWith('\n') ?? i === 0, nodes[i + 1]?.value?.startsWith('\n') ?? i === nodes.length - 1].every(Boolean)
  const isAlone = nodes.every(({ type, value }, i) => type === LITERAL || value !== 'link' || isOwnLine(i))
  const inside = namesOf(nodes).filter((name) => name === '{link}').length
  const outside = nodes.filter(({ type, value }) => type !== LITERAL && value === 'link').length
  const isAddress = literalsOf(nodes).some((text) => /:\/\/|\bwww\.|[\w-]\.[a-z]{2,}\//i.test(text))
  return [...(isAlone && inside === outside ? [] : [['fault-mail-link'] as Told]), ...(isAddress ? [['fault-mail-address'] as Told] : [])]
}

function messageFaults(text: string, { english, language, ref }: Surroundings): Told[] {
  let nodes: Node[]
  try {
    nodes = parse(text, language)
  } catch (error) {
    const at = (error as { location?: { start?: { offset?: number } } }).location?.start?.offset ?? 0
    return [['fault-message', { near: text.slice(Math.max(0, at - 5), at + 20) }]]
  }
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const lacking = nodes.flatMap(({ type, options = {} }) => (type === PLURAL ? forms.filter((form) => !(form in options)) : []))
  const own = new Set(namesOf(nodes))
  const theirs = new Set(english?.['value'] === undefined ? own : namesOf(parse(english['value'], 'en')))
  return [
    ...(ref.startsWith('mail.') ? linkInMailFaults(nodes) : []),
    ...[...theirs].filter((name) => !own.has(name)).map((place): Told => ['fault-value-missing', { place }]),
    ...[...own].filter((name) => !theirs.has(name)).map((place): Told => ['fault-value-unknown', { place }]),
    ...lacking.map((form): Told => ['fault-plural', { form }]),
  ]
}
