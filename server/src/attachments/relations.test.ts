import { expect, test } from 'vitest'
import { readRelations } from './relations.ts'
import { EXTERNAL, relation, relations } from './samples.test-files.ts'

const external = (xml: string): number => (readRelations(xml) ?? []).filter((found) => found.isExternal).length

test('relations are read in every way to write them', () => {
  expect(readRelations(relations(''))).toEqual([])
  expect(readRelations(relations(relation('image')))).toEqual([{ type: expect.stringMatching(/\/image$/), isExternal: false }])
  for (const xml of [
    relation('x', EXTERNAL),
    relation('x', " TargetMode='External'"),
    relation('x', ' TargetMode = "&#x45;xternal"'),
    relation('x', ' TargetMode=" external "'),
    relation('x', EXTERNAL).replace('<Rel', '<p:Rel'),
    relation('x', `\n\t${EXTERNAL}\n`),
    relation('x', EXTERNAL).replace('/>', '></Relationship>'),
    relation('x', ` Note="a > b"${EXTERNAL}`),
  ])
    expect([xml, external(relations(xml))]).toEqual([xml, 1])
})

test('no comment and no instruction hides a relation', () => {
  for (const mask of ['<!-- <Relationship Id=" -->', '<?x <Relationship Id=" ?>', '<!-- <?x -->', '<?x <!-- ?>', "<!-- ' -->"])
    expect([mask, external(relations(mask + relation('x', EXTERNAL)))]).toEqual([mask, 1])
  expect(external(relations(`<!-- ${relation('x', EXTERNAL)} -->`))).toBe(0)
})

test('XML that says more than relations do is not read at all', () => {
  for (const odd of [
    '<!DOCTYPE x [<!ENTITY e "External">]>',
    '<![CDATA[x]]>',
    '<Relationship Id="a',
    '<Relationship <Relationship/>',
    'a\0b',
    '\uFFFD',
  ])
    expect([odd, readRelations(relations(odd + relation('x', EXTERNAL)))]).toEqual([odd, null])
  expect(readRelations(Buffer.from(relations(relation('x', EXTERNAL)), 'utf16le').toString('utf8'))).toBe(null)
})
