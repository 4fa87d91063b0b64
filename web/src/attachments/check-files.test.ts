import { expect, test } from 'vitest'
import { checkFiles } from './check-files.ts'
import { fileType } from './file-type.ts'

const file = (name: string, size = 10, type = '') => new File([new Uint8Array(size)], name, { type })

test('each refused file is named with its reason', () => {
  const { accepted, refused } = checkFiles(
    [file('a.jpg'), file('concert.mov'), file('empty.pdf', 0), file('big.png', 5 * 1024 * 1024 + 1)],
    0,
  )
  expect(accepted.map(({ name }) => name)).toEqual(['a.jpg'])
  expect(refused).toEqual([
    { name: 'concert.mov', code: 'attachment.type-not-allowed' },
    { name: 'empty.pdf', code: 'attachment.empty' },
    { name: 'big.png', code: 'attachment.too-large' },
  ])
})
test('five files at most, those that wait included; five megabytes exactly are allowed', () => {
  expect(checkFiles([file('a.txt', 5 * 1024 * 1024), file('b.txt')], 4).refused).toEqual([{ name: 'b.txt', code: 'attachment.too-many' }])
})
test('a refused file takes nobody’s place', () => {
  expect(checkFiles([file('x.exe'), file('a.txt')], 4).accepted).toHaveLength(1)
})
test('pictures are charged as images, all else as documents', () => {
  expect(fileType(file('a.PNG', 1, 'image/png'))).toBe('image')
  expect(fileType(file('a.webp'))).toBe('image')
  expect(fileType(file('a.docx'))).toBe('document')
  expect(fileType(file('unknown'))).toBe('document')
})
