// What a page tells search engines, and whoever shares it: its address in every language, a picture, facts as data. For the server alone.
import type { Language } from '@green-room/contract/content'
import type { Room } from '@green-room/contract/rooms'
import type { QueryClient } from '@tanstack/react-query'
import { castQuery, characterQuery } from './characters/use-cast.ts'
import { faqQuery } from './content/use-faq.ts'
import { languagesQuery } from './content/use-languages.ts'
import { settingsQuery } from './content/use-settings.ts'
import { socialLinksQuery } from './content/use-social-links.ts'
import { staticPageQuery } from './content/use-static-page.ts'
import type { RouteEntry } from './route-entry.ts'
import { roomsQuery } from './rooms/use-rooms.ts'

type Seen = { client: QueryClient; language: Language; publicUrl: string; params: Readonly<Record<string, string | undefined>> }
/** Path of the page, whatever address it was asked by; its picture; its facts, for machines. */
type Found = { path: string; image?: string; facts?: readonly object[] }

/** Pages that may be found. All others are for those who were sent there. */
const FOUND: Record<string, (seen: Seen) => Found> = {
  '/': (seen) => ({ path: '/', facts: [...houseFacts(seen), ...questionFacts(seen)] }),
  '/rooms': () => ({ path: '/rooms' }),
  '/topics': () => ({ path: '/topics' }),
  '/rooms/:roomId/topics': (seen) => {
    const room = seen.client.getQueryData(roomsQuery(seen.language.id).queryKey)?.find(({ id }) => id === seen.params['roomId'])
    return { path: `/rooms/${seen.params['roomId']}/topics`, ...(room ? { image: roomPicture(room) } : {}) }
  },
  '/characters': (seen) => ({ path: '/characters', facts: castFacts(seen) }),
  '/characters/:slug': characterPage,
  '/:slug': staticPage,
  '/static-page/:slug': staticPage,
}

function staticPage({ client, language, params: { slug = '' } }: Seen): Found {
  return { path: `/${encodeURIComponent(client.getQueryData(staticPageQuery(language.id, slug).queryKey)?.slug ?? slug)}` }
}

function characterPage({ client, language, publicUrl, params: { slug = '' } }: Seen): Found {
  const path = `/characters/${slug}`
  const one = client.getQueryData(characterQuery(language.id, slug).queryKey)
  if (!one) return { path }
  const [image, url] = [one.image_url?.replace(/-disc\.\w+/, '-og.png'), publicUrl + path]
  const about = { '@type': 'Thing', name: one.name, description: one.line, ...(image ? { image: publicUrl + image } : {}) }
  const page = { '@type': 'WebPage', name: one.name, url, inLanguage: language.code, description: one.blurb, about }
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, '/characters', publicUrl), { ...step(2, path, publicUrl), name: one.name }],
  }
  return { path, ...(image ? { image } : {}), facts: [page, trail] }
}
const step = (position: number, path: string, publicUrl: string) => ({ '@type': 'ListItem', position, item: publicUrl + path })

function castFacts({ client, language, publicUrl }: Seen): object[] {
  const cast = client.getQueryData(castQuery(language.id).queryKey) ?? []
  const itemListElement = cast.map(({ slug, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: `${publicUrl}/characters/${slug}`,
  }))
  return cast.length > 0 ? [{ '@type': 'ItemList', itemListElement }] : []
}

/** A poster is drawn once more as a picture to share; a room with a picture of its own has that. */
const roomPicture = ({ slug, image_url: own }: Room): string => (own && !own.startsWith('/art/') ? own : `/art/share/${slug}.png`)

/** @param drawn what React left for the head: the title and the description, escaped. */
export function headOf(route: RouteEntry, seen: Seen, drawn: string): string {
  const found = FOUND[route.path]?.(seen)
  if (!found) return mark('meta', { name: 'robots', content: 'noindex' })
  const title = /<title>([^<]*)<\/title>/.exec(drawn)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(drawn)?.[1] ?? ''
  const languages = seen.client.getQueryData(languagesQuery().queryKey) ?? [seen.language]
  const address = (language: Language): string =>
    escape(seen.publicUrl + found.path + (language.default === 1 ? '' : `?lang=${language.code}`))
  const picture = found.image ?? '/art/share.png'
  return [
    mark('link', { rel: 'canonical', href: address(seen.language) }),
    ...languages.map((one) => mark('link', { rel: 'alternate', hreflang: escape(one.code), href: address(one) })),
    mark('link', { rel: 'alternate', hreflang: 'x-default', href: escape(seen.publicUrl + found.path) }),
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': escape(productOf(seen)),
      'og:title': title,
      'og:description': description,
      'og:url': address(seen.language),
      'og:locale': territoryOf(seen.language.code),
      'og:image': escape(picture.startsWith('/') ? seen.publicUrl + picture : picture),
      ...(/^\/(art|portraits)\//.test(picture) ? { 'og:image:width': '1200', 'og:image:height': '630' } : {}),
    }).map(([property, content]) => mark('meta', { property, content })),
    mark('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(found.facts ?? []).map((fact) => `<script type="application/ld+json" data-first>${block(fact)}</script>`),
  ].join('')
}

/** `data-first`: it speaks of the first page alone, and goes when the reader does (`HeadKeeper`). */
const mark = (element: 'link' | 'meta', attributes: Readonly<Record<string, string>>): string =>
  `<${element} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')} data-first/>`

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!)
/** JSON in a script element: no `<` ends it. */
const block = (fact: object): string => JSON.stringify({ '@context': 'https://schema.org', ...fact }).replaceAll('<', '\\u003c')
/** Open Graph wants a territory: pl_PL. */
function territoryOf(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize()
  return `${language}_${region}`
}
const productOf = ({ client, language }: Seen): string => client.getQueryData(settingsQuery(language.id).queryKey)?.product_name ?? ''

function houseFacts(seen: Seen): object[] {
  const links = seen.client.getQueryData(socialLinksQuery(seen.language.id).queryKey) ?? []
  const [name, url] = [productOf(seen), `${seen.publicUrl}/`]
  const sameAs = links.map(({ link }) => link).filter((link) => link.startsWith('https://'))
  return [
    { '@type': 'Organization', name, url, logo: `${seen.publicUrl}/icons/512.png`, ...(sameAs.length > 0 ? { sameAs } : {}) },
    { '@type': 'WebSite', name, url, inLanguage: seen.language.code },
  ]
}

function questionFacts({ client, language }: Seen): object[] {
  const questions = client.getQueryData(faqQuery(language.id).queryKey) ?? []
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question: name, answer: text }) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  }))
  return [{ '@type': 'FAQPage', inLanguage: language.code, mainEntity }]
}
