import { afterEach, expect, test, vi } from 'vitest'
import { roomArt } from '@green-room/contract/art'
import { MOTIFS } from '@green-room/contract/art/motifs'
import { PALETTES } from '@green-room/contract/art/palettes'

const drawing = roomArt('room-x', MOTIFS[0], Object.values(PALETTES)[0]!, '')
afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

test('every drawing of ours is one, and nothing else is', async () => {
  const { trusted } = await import('./trusted.ts')
  for (const motif of MOTIFS)
    for (const palette of Object.values(PALETTES)) {
      const drawn = roomArt('room-x', motif, palette, 'list')
      expect(trusted().createHTML(drawn)).toBe(drawn)
    }
  expect(trusted().createHTML('')).toBe('')
  for (const text of [
    'text',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><image href=x /></svg>',
    '<svg><!-- -->',
  ])
    expect(() => trusted().createHTML(text)).toThrow('not ours')
})

test('what the page came with may be written once more, and only as it came', async () => {
  const { asSent, trusted } = await import('./trusted.ts')
  expect(() => trusted().createHTML('<p>Privacy</p>')).toThrow('not ours')
  asSent.add('<p>Privacy</p>')
  expect(trusted().createHTML('<p>Privacy</p>')).toBe('<p>Privacy</p>')
  expect(() => trusted().createHTML('<p>Privacy</p><img src=x onerror=alert(1)>')).toThrow('not ours')
})

test('the service worker and Google’s tag are scripts, and nothing else is', async () => {
  const { trusted } = await import('./trusted.ts')
  for (const address of ['/sw.js', 'https://www.googletagmanager.com/gtag/js?id=G-ABCD1234'])
    expect(trusted().createScriptURL(address)).toBe(address)
  for (const address of [
    '/sw.js?x',
    '//evil.example/sw.js',
    'https://www.googletagmanager.com.evil.example/gtag/js?id=G-1',
    'https://www.googletagmanager.com/gtm.js?id=G-1',
    'data:,alert(1)',
  ])
    expect(() => trusted().createScriptURL(address)).toThrow('not ours')
})

test('where the browser has Trusted Types, what comes of it is of the policy that the pages name, which is made once', async () => {
  const createPolicy = vi.fn<(name: string, rules: { createHTML(text: string): string }) => object>((_name, rules) => ({
    createHTML: (text: string) => ({ trusted: rules.createHTML(text) }),
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { trusted } = await import('./trusted.ts')
  expect([trusted().createHTML(drawing), trusted().createHTML(drawing)]).toEqual([{ trusted: drawing }, { trusted: drawing }])
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['green-room'])
})
