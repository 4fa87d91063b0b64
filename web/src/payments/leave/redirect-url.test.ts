import { expect, test } from 'vitest'
import { isPaymentUrl } from './redirect-url.ts'

const HOSTS = ['checkout.example']
const OWN = 'https://lounge.example'

test.each(['https://checkout.example/c/1', 'https://lounge.example/processing-payment?order_id=1'])('%s may be gone to', (url) => {
  expect(isPaymentUrl(url, HOSTS, OWN)).toBe(true)
})

test.each([
  'http://checkout.example/c/1',
  'https://checkout.example.evil.example/',
  'https://evil.example/checkout.example',
  'https://checkout.example@evil.example/',
  'https://me:secret@checkout.example/',
  'https://checkout.example:8443/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//checkout.example/',
  '/pay',
  '',
])('%s may not', (url) => {
  expect(isPaymentUrl(url, HOSTS, OWN)).toBe(false)
})

test('without encryption only where we are so ourselves', () => {
  expect(isPaymentUrl('http://checkout.example/c/1', HOSTS, 'http://localhost:3000')).toBe(true)
})
