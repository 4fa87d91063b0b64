import { expect, test } from 'vitest'
import { preloadOnApproach } from './preload.ts'

test('a page is fetched when a pointer, a finger or the focus comes to a link of ours', () => {
  const asked: string[] = []
  preloadOnApproach((pathname) => asked.push(pathname))
  document.body.innerHTML = `<a href="/rooms"><b>Rooms</b></a><a href="/topics">Topics</a><a href="https://elsewhere.example/">Elsewhere</a><p>Text</p>`
  const come = (selector: string, type: string) => document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }))
  come('b', 'pointerover')
  come('a[href="/topics"]', 'focusin')
  come('a[href^="https"]', 'pointerover')
  come('p', 'pointerover')
  expect(asked).toEqual(['/rooms', '/topics'])
})
