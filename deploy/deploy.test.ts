// What is put on a server is text that no machine here runs: it is held against the program that it speaks of, part by part, in the tests beside.
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { read } from './deploy.test-read.ts'

const files = globSync('deploy/**/*').filter((path) => /\.\w+$|Dockerfile$|Caddyfile$/.test(path) && !path.endsWith('.ts'))

test('there is something to put on a server', () => {
  expect(files.length).toBeGreaterThan(18)
})

test.each(files)('%s is well formed, and says first whether it was used here', (path) => {
  const text = read(`../${path}`)
  if (/\.ya?ml$/.test(path)) expect(parseAllDocuments(text, { merge: true }).flatMap(({ errors }) => errors)).toEqual([])
  const lines = text.split('\n')
  expect(path.endsWith('.json') ? lines[1] : lines[0]).toMatch(/\bhere\b|this machine/)
})
