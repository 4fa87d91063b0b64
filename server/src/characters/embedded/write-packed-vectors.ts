// Makes packs/en/vectors.i8 anew, after the common pack or a character of the cast has changed; lines that are in it already are not encoded again:
// `node server/src/characters/embedded/write-packed-vectors.ts`.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authoredLines } from './authored-lines.ts'
import { Encoder } from './encoder.ts'
import { packVector, PACKED_VECTORS } from './packed-vectors.ts'
import { keyOf, VectorStore } from './vector-store.ts'

const log = { info: () => {}, warn: (_: object, message: string) => void process.stderr.write(`${message}\n`) }
const cacheDir = await mkdtemp(join(tmpdir(), 'green-room-vectors-'))
const encoder = new Encoder({ log })
const lines = [...authoredLines()]
const vectors = await new VectorStore(encoder, { cacheDir, log }).authored(lines)
await encoder.close()
await rm(cacheDir, { recursive: true })
if (vectors === null) throw new Error('the encoder is missing: no file was written')
await writeFile(PACKED_VECTORS, Buffer.concat(lines.map((line, i) => packVector(keyOf(line), vectors[i]!))))
process.stdout.write(`${lines.length} vectors written\n`)
