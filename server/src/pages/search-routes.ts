// What search engines read first: which pages there are, in which languages, and which are not for them (0052).
import type { Language, StaticPage } from '@green-room/contract/content'
import type { Companion, Room } from '@green-room/contract/rooms'
import type { FastifyInstance } from 'fastify'
import { packed, sendPacked } from './packed.ts'
import type { Count, Reader } from './reader.ts'

/** Doors, members' pages and those that somebody is sent to. Such pages say `noindex` too, for whoever comes by a link. */
const NOT_FOR_THEM = [
  '/api/',
  '/sandbox/',
  '/account',
  '/auth',
  '/email-verification',
  '/email-change',
  '/reset-password',
  '/password-restore',
  '/success-payment',
  '/fail-payment',
  '/processing-payment',
  '/taste/',
  '/topics/',
]

export function searchRoutes(app: FastifyInstance, reader: Reader, publicUrl: string, count: Count): void {
  app.get('/robots.txt', async (_request, reply) => {
    const lines = ['User-agent: *', ...NOT_FOR_THEM.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, '']
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(lines.join('\n'))
  })

  app.get('/sitemap.xml', { preHandler: count }, async (request, reply) => {
    const read = reader(undefined, request.ip)
    const [languages, { rooms }, { characters }, pages] = await Promise.all([
      read('listLanguages', {}).then(({ answer }) => (answer as { payload: Language[] }).payload),
      read('listRooms', {}).then(({ answer }) => (answer as { payload: { rooms: Room[] } }).payload),
      read('listCharacters', {}).then(({ answer }) => (answer as { payload: { characters: Companion[] } }).payload),
      read('listStaticPages', {}).then(({ answer }) => (answer as { payload: StaticPage[] }).payload),
    ])
    const paths = [
      '/',
      '/rooms',
      '/topics',
      ...rooms.map(({ id }) => `/rooms/${id}/topics`),
      '/characters',
      ...characters.map(({ slug }) => `/characters/${slug}`),
      ...pages.map(({ slug }) => `/${encodeURIComponent(slug)}`),
    ]
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return sendPacked(request, reply, packed(sitemap(paths, languages, publicUrl)))
  })
}

/** Each page once in each language, and with each of them all the others. */
function sitemap(paths: readonly string[], languages: readonly Language[], publicUrl: string): string {
  const urls = paths.map((path) => {
    const place = (language: Language): string =>
      escapeXml(publicUrl + path + (language.default === 1 ? '' : `?lang=${encodeURIComponent(language.code)}`))
    const alternates = [...languages.map((one) => [one.code, place(one)]), ['x-default', escapeXml(publicUrl + path)]]
      .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${escapeXml(code!)}" href="${href}"/>`)
      .join('')
    return languages.map((one) => `<url><loc>${place(one)}</loc>${alternates}</url>\n`).join('')
  })
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('')}</urlset>\n`
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
