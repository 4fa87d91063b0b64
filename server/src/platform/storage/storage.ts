import type { Readable } from 'node:stream'

/** Where files of members lie. Keys are random and never a name that somebody chose. */
export type Storage = {
  write(key: string, bytes: Buffer, mediaType: string): Promise<void>
  /** The same for what is too large to be held: takes it as it comes, and answers how many bytes it was. What stood under the key is gone. */
  writeStream(key: string, bytes: AsyncIterable<Uint8Array>, mediaType: string): Promise<number>
  read(key: string): Promise<Readable>
  remove(key: string): Promise<void>
  /** Share of the space that is free, 0 to 1; a bucket always has some. */
  freeShare(): Promise<number>
}
