import { readdirSync, readFileSync } from 'node:fs'
import { eld } from 'eld/extrasmall'
import { LANGUAGES } from '@green-room/contract/characters'
import { expect, test } from 'vitest'
import { loadDetector } from './language-detector.ts'

/** Beginnings of everything that is authored, in all seven languages. */
const FOLDERS = [new URL('../../../seeds/characters/', import.meta.url), new URL('../../../../locales/', import.meta.url)]
const lines = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:marlow|ilse|zosia|thessaly|florian|\w\w\/problems)\.json$/.test(name))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').match(/(?<=")[^"\\]{3,}(?=")/g) ?? [])
    .map((text) => text.split(' ').slice(0, 6).join(' ')),
)

test('the seven languages by themselves come to the same answers as the whole package', async () => {
  eld.setLanguageSubset([...LANGUAGES])
  const detector = await loadDetector()
  const differing = [...lines, 'ok', '', '???', 'сегодня холодно', '안녕하세요'].filter((line) => {
    const [ours, theirs] = [detector.detect(line), eld.detect(line)]
    return ours.language !== theirs.language || ours.isReliable() !== theirs.isReliable()
  })
  expect(lines.length).toBeGreaterThan(1_000)
  expect(differing).toEqual([])
})
