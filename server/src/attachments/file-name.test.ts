import { expect, test } from 'vitest'
import { cleanFileName, contentDisposition } from './file-name.ts'

test.each([
  ['photo.jpg', 'photo.jpg'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  [String.raw`C:\Users\Ada\notes.txt`, 'notes.txt'],
  ['bad\r\nSet-Cookie: x.txt', 'badSet-Cookie: x.txt'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u2066b\u200Bc\u0000\u0085\uFEFF.pdf', 'abc.pdf'],
  ['  spaced \t  out .docx ', 'spaced out.docx'],
  ['.jpg', 'file.jpg'],
  ['..hidden.txt', 'hidden.txt'],
  ['lone \uD800 half.txt', 'lone \uFFFD half.txt'],
  ['Cafe\u0301 🫖.txt', 'Café 🫖.txt'],
  ['noending', 'noending'],
  ['', 'file'],
])('%j is kept as %j', (given, kept) => expect(cleanFileName(given)).toBe(kept))

test('a name of three hundred characters keeps its ending', () => {
  const kept = cleanFileName(`${'ä'.repeat(300)}.docx`)
  expect(Array.from(kept)).toHaveLength(150)
  expect(kept.endsWith('ä.docx')).toBe(true)
})

test('the real name travels encoded, and nothing in it can end the header', () => {
  expect(contentDisposition('attachment', 'Größe "1"; x=(2)*.txt', 'txt')).toBe(
    `attachment; filename="file.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22%3B%20x%3D%282%29%2A.txt`,
  )
  expect(contentDisposition('inline', 'dance.GIF', 'png')).toBe(`inline; filename="file.png"; filename*=UTF-8''dance.png`)
  expect(contentDisposition('attachment', 'quarterly.gif.txt', 'txt')).toContain(`''quarterly.gif.txt`)
})
