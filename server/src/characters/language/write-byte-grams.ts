// Makes byte-grams.json from the numbers of eld, after its version or our languages have changed:
// `node server/src/characters/language/write-byte-grams.ts`.
import { writeFile } from 'node:fs/promises'
import { LANGUAGES } from '@green-room/contract/characters'
import { BYTE_GRAMS, type ByteGrams } from './language-detector.ts'

const path = new URL('../ngrams/extrasmall.js', import.meta.resolve('eld/extrasmall')).href
const { ngramsData: all } = (await import(path)) as { ngramsData: ByteGrams }
/** Numbers of our languages, in eld's order; small ones, for arrays with holes take room for each hole. */
const ours = Object.keys(all.languages).filter((number) => (LANGUAGES as readonly string[]).includes(all.languages[number]!))
const kept = Object.entries(all.ngrams).flatMap(([gram, worth]) => {
  const few = ours.flatMap((number, i) => (worth[number] === undefined ? [] : [[i, worth[number]] as const]))
  return few.length === 0 ? [] : [[gram, Object.fromEntries(few)] as const]
})
const grams: ByteGrams = {
  type: all.type,
  languages: Object.fromEntries(ours.map((number, i) => [i, all.languages[number]!])),
  ngrams: Object.fromEntries(kept),
}
await writeFile(BYTE_GRAMS, `${JSON.stringify(grams)}\n`)
process.stdout.write(`${kept.length} runs of bytes in ${ours.length} languages written\n`)
