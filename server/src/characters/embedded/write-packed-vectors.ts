// Makes packs/en/vectors.i8, classifier.f32 and bank.bin anew, after the common pack or a character of the cast has changed. Lines that are in the
// file already are not encoded again: `node server/src/characters/embedded/write-packed-vectors.ts`.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { authoredLines } from './authored-lines.ts'
import { actExemplars, themeExemplars } from './common-index.ts'
import { project, trainMetric } from './bank-metric.ts'
import { BankSituations } from './bank-situations.ts'
import { trainDiscriminant } from './discriminant.ts'
import { Encoder } from './encoder.ts'
import { formal } from './informal.ts'
import type { Exemplar } from './matcher.ts'
import { hashOfExemplars, packClassifier, PACKED_CLASSIFIER } from './packed-classifier.ts'
import { grammarOf, packBank, PACKED_BANK } from './packed-bank.ts'
import { type Packed, PACKED_VECTORS, PackedVectors, recordOf } from './packed-vectors.ts'
import { stemsOf } from './spelling.ts'
import { keyOf, VectorStore } from './vector-store.ts'

const log = { info: () => {}, warn: (what: object, message: string) => void process.stderr.write(`${message}: ${JSON.stringify(what)}\n`) }
const cacheDir = fileURLToPath(new URL('../../../../node_modules/.cache/green-room', import.meta.url))
const encoder = new Encoder({ log })
const store = new VectorStore(encoder, { cacheDir, log, shipped: async () => new PackedVectors(Buffer.alloc(0)) }) // what ships lacks the manner of a line

async function vectorsOf(lines: string[]): Promise<Packed[]> {
  const vectors = await store.authored(lines)
  if (vectors === null) throw new Error('the encoder is missing: no file was written')
  return vectors
}

const unpack = ({ numbers, scale }: Packed) => Float32Array.from(numbers, (number) => number * scale)

async function train(exemplars: Exemplar[]): Promise<Map<string, Float32Array>> {
  const vectors = await vectorsOf(exemplars.map(({ text }) => text))
  const groups = Map.groupBy(exemplars.keys(), (i) => exemplars[i]!.intent)
  const rows = trainDiscriminant([...groups.values()].map((members) => members.map((i) => unpack(vectors[i]!))))
  return new Map([...groups.keys()].map((intent, i) => [intent, rows[i]!]))
}

async function bank(): Promise<Buffer> {
  const source = new BankSituations()
  const situations = source.all()
  const stems = new Map<string, number>()
  const groups: Float32Array[][] = []
  for (const { like } of situations) {
    groups.push((await vectorsOf(like.map(formal))).map(unpack))
    for (const stem of new Set(like.flatMap((text) => [...stemsOf(formal(text))]))) stems.set(stem, (stems.get(stem) ?? 0) + 1)
  }
  const metric = trainMetric(groups)
  const lists = {
    made: source.hash(),
    sizes: groups.map(({ length }) => length),
    grammar: situations.flatMap(grammarOf),
    stems: Object.fromEntries([...stems].filter(([, count]) => count > 1)),
  }
  return packBank(
    lists,
    metric,
    groups.map((vectors) => vectors.map((vector) => project(metric, vector))),
  )
}

const lines = [...authoredLines()]
const vectors = await vectorsOf(lines)
await writeFile(PACKED_VECTORS, Buffer.concat(lines.map((line, i) => recordOf(keyOf(line), vectors[i]!))))
await writeFile(PACKED_BANK, await bank())
const [acts, themes] = [await train(actExemplars()), await train(themeExemplars())]
await writeFile(PACKED_CLASSIFIER, packClassifier({ made: hashOfExemplars(actExemplars(), themeExemplars()), acts, themes }))
await encoder.close()
process.stdout.write(`${lines.length} vectors and ${acts.size + themes.size} intents written\n`)
