// A zip as it is written: one slice at a time, and nothing before whoever reads asks for it.
import { setImmediate as breathe } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Portion } from '#server/platform/portion.ts'

const SLICE_BYTES = 32 * 1024

export async function* zip(portions: AsyncIterable<Portion>): AsyncGenerator<Uint8Array> {
  const done: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    done.push(chunk)
  })
  for await (const { path, isPacked, pieces } of portions) {
    const entry = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path)
    archive.add(entry)
    for await (const slice of slices(pieces())) {
      entry.push(slice)
      yield* done.splice(0)
      await breathe() // packing is work of this thread: others get their turn between two slices
    }
    entry.push(new Uint8Array(0), true)
    yield* done.splice(0)
  }
  archive.end()
  yield* done.splice(0)
}

/** Many short texts make one slice. */
async function* slices(pieces: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    waiting.push(bytes)
    size += bytes.length
    if (size < SLICE_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}
