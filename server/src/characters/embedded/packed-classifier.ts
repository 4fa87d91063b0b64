// What tells the acts and themes of the common pack apart, computed beforehand from all their exemplars: `write-packed-vectors.ts` makes
// the file. A header in JSON, then one row of numbers for each intent.
import { readFile } from 'node:fs/promises'
import { ROW_LENGTH } from './discriminant.ts'
import { keyOf } from './vector-store.ts'
import type { Exemplar } from './matcher.ts'

export const PACKED_CLASSIFIER = new URL('./packs/en/classifier.f32', import.meta.url)
const FLOAT_BYTES = 4

export interface Classifier {
  /** Of the exemplars that it was made from. */
  made: string
  acts: Map<string, Float32Array>
  themes: Map<string, Float32Array>
}

export const hashOfExemplars = (...sets: Exemplar[][]): string =>
  keyOf(sets.flatMap((set) => set.map(({ intent, text }) => `${intent}\t${text}`)).join('\n'))

export function packClassifier({ made, acts, themes }: Classifier): Buffer {
  const header = JSON.stringify({ made, acts: [...acts.keys()], themes: [...themes.keys()] })
  const padded = header.padEnd(Math.ceil((header.length + 1) / FLOAT_BYTES) * FLOAT_BYTES - 1) + '\n'
  return Buffer.concat([Buffer.from(padded), ...[...acts.values(), ...themes.values()].map((row) => Buffer.from(row.buffer))])
}

export async function readPackedClassifier(): Promise<Classifier> {
  const file = await readFile(PACKED_CLASSIFIER)
  const headerBytes = file.indexOf('\n') + 1
  const header = JSON.parse(file.toString('utf8', 0, headerBytes)) as { made: string; acts: string[]; themes: string[] }
  const numbers = new Float32Array(file.buffer.slice(file.byteOffset + headerBytes, file.byteOffset + file.length))
  const rows = (intents: string[], from: number) =>
    new Map(intents.map((intent, i) => [intent, numbers.subarray((from + i) * ROW_LENGTH, (from + i + 1) * ROW_LENGTH)]))
  return { made: header.made, acts: rows(header.acts, 0), themes: rows(header.themes, header.acts.length) }
}
