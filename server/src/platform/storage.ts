import type { Readable } from 'node:stream'

/** Where files of members lie. Keys are random and never a name that somebody chose. */
export type Storage = {
  write(key: string, bytes: Buffer, mediaType: string): Promise<void>
  read(key: string): Promise<Readable>
  remove(key: string): Promise<void>
  /** Share of the space that is free, 0 to 1; a bucket always has some. */
  freeShare(): Promise<number>
}
