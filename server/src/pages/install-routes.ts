// What makes the lounge an app on a phone or a desktop: its manifest, its icons, its service worker (0054).
import { readFileSync } from 'node:fs'
import type { Language, Settings } from '@green-room/contract/content'
import type { FastifyInstance } from 'fastify'
import { problem } from '#server/platform/problem.ts'
import { openSharp } from '#server/platform/sharp.ts'
import type { Texts } from '#server/platform/texts/texts.ts'
import { packed, sendPacked } from './packed.ts'
import type { Reader } from './reader.ts'
import type { WebBuild } from './web-build.ts'

const ICON = readFileSync(new URL('../../../web/src/ui/icon.svg', import.meta.url), 'utf8')
const GROUND = '#0d2b24'
/** `inset`: what may be cut off all round, where the system gives icons its own shape. */
const ICONS: Record<string, { size: number; isFull: boolean; inset: number }> = {
  '192.png': { size: 192, isFull: false, inset: 0 },
  '512.png': { size: 512, isFull: false, inset: 0 },
  'maskable-192.png': { size: 192, isFull: true, inset: 0.1 },
  'maskable-512.png': { size: 512, isFull: true, inset: 0.1 },
  'apple-touch-icon.png': { size: 180, isFull: true, inset: 0.04 },
}

export function installRoutes(app: FastifyInstance, reader: Reader, build: WebBuild, texts: Texts): void {
  const worker = packed(build.worker)
  app.get('/sw.js', async (request, reply) =>
    sendPacked(request, reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache'), worker),
  )

  app.get('/manifest.webmanifest', async (request, reply) => {
    const read = reader(undefined, request.ip)
    const [{ answer: languages }, { answer: settings }] = await Promise.all([read('listLanguages', {}), read('readSettings', {})])
    const all = (languages as { payload: Language[] }).payload
    const language = all.find(({ code }) => code === (request.query as { lang?: unknown }).lang) ?? all.find((one) => one.default === 1)
    const { product_name: name } = (settings as { payload: Settings }).payload
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifest(name, language ?? all[0]!, texts)))
  })

  const drawn = new Map<string, Promise<Buffer>>()
  app.get('/icons/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    reply.header('cache-control', 'public, max-age=86400')
    if (file === 'icon.svg') return reply.type('image/svg+xml; charset=utf-8').send(ICON)
    if (!Object.hasOwn(ICONS, file)) throw problem('route.not-found')
    const bytes = drawn.get(file) ?? drawIcon(ICONS[file]!)
    drawn.set(file, bytes)
    return reply.type('image/png').send(await bytes)
  })
}

const manifest = (name: string, { code, dir }: Language, { say }: Texts): object => ({
  id: '/',
  name,
  short_name: name,
  description: say(code, 'home.description'),
  lang: code,
  dir,
  start_url: '/rooms',
  scope: '/',
  display: 'standalone',
  background_color: '#edf5ee',
  theme_color: GROUND,
  categories: ['social', 'entertainment'],
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...[192, 512].flatMap((size) => [
      { src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
      { src: `/icons/maskable-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' },
    ]),
  ],
  shortcuts: [
    { name: say(code, 'rooms.enter-room'), url: '/rooms' },
    { name: say(code, 'topics.title-all'), url: '/topics' },
  ],
})

async function drawIcon({ size, isFull, inset }: { size: number; isFull: boolean; inset: number }): Promise<Buffer> {
  const edge = Math.round(size * inset)
  const sharp = await openSharp()
  const drawing = sharp(Buffer.from(isFull ? ICON.replace(' rx="8"', '') : ICON), { density: 1200 }).resize(size - 2 * edge)
  return drawing.extend({ top: edge, bottom: edge, left: edge, right: edge, background: GROUND }).png().toBuffer()
}
