// Text chunks of a PNG picture: where other programs keep a character's card (`chara`: version 2, `ccv3`: version 3).
import { crc32 } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const FRAME_BYTES = 12

interface Chunk {
  type: string
  data: Buffer
}

export const isPng = (file: Buffer): boolean => file.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/** The texts by keyword. A chunk that is cut off or damaged ends the reading. */
export function readPngTexts(file: Buffer): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { type, data } of chunksOf(file)) {
    const end = data.indexOf(0)
    if (type === 'tEXt' && end > 0) texts.set(data.toString('latin1', 0, end), data.toString('latin1', end + 1))
  }
  return texts
}

/** The picture with these texts in place of any of the same keyword. */
export function writePngTexts(file: Buffer, texts: Record<string, string>): Buffer {
  const kept = chunksOf(file).filter(({ type, data }) => type !== 'tEXt' || !(data.toString('latin1', 0, data.indexOf(0)) in texts))
  const added = Object.entries(texts).map(([keyword, text]) => ({ type: 'tEXt', data: Buffer.from(`${keyword}\0${text}`, 'latin1') }))
  const end = kept.findIndex(({ type }) => type === 'IEND')
  return Buffer.concat([SIGNATURE, ...kept.toSpliced(end === -1 ? kept.length : end, 0, ...added).map(bytesOf)])
}

function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; at + FRAME_BYTES <= file.length;) {
    const length = file.readUInt32BE(at)
    const end = at + FRAME_BYTES + length
    if (end > file.length || crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) break
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, end - 4) })
    at = end
  }
  return chunks
}

function bytesOf({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = (value: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return bytes
  }
  return Buffer.concat([frame(data.length), body, frame(crc32(body))])
}
