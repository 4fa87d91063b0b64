import { expect, test } from 'vitest'
import { safePath } from './navigation.ts'

test.each(['/account?tab=balance', '/topics/7/chat', '/rooms#x', '/a//b', '/%2e%2e/rooms'])('a path of our own is followed: %s', (path) => {
  expect(safePath(path, '/home')).toBe(new URL(path, 'http://x').href.slice('http://x'.length))
})
test.each([
  null,
  undefined,
  '',
  'rooms',
  '//evil.example',
  '///evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/.//evil.example',
])('what could lead elsewhere is not: %j', (path) => {
  expect(safePath(path, '/home')).toBe('/home')
})
