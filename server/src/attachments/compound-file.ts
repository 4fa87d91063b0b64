// Names inside a compound file, the container of .doc and .xls ([MS-CFB]). Only the directory is read: every chain is followed at most once and no
// stream is put together, so a hostile file of 5 MB costs milliseconds (docs/decisions/0060-attachments.md says what a whole parser costs).

const SIGNATURE = 'd0cf11e0a1b11ae1'
const ENTRY_BYTES = 128
const STREAM = 2
const ROOT = 5

type Entry = { name: string; kind: number; left: number; right: number; child: number }

/** Names of the streams at the root, in lower case; none where the container is broken. */
export function readRootNames(bytes: Buffer): string[] {
  const entries = readDirectory(bytes)
  const root = entries[0]
  if (root?.kind !== ROOT) return []
  const names: string[] = []
  const seen = new Set<number>()
  const waiting = [root.child]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = entries[id]
    if (!entry || seen.has(id)) continue
    seen.add(id)
    if (entry.kind === STREAM) names.push(entry.name)
    waiting.push(entry.left, entry.right)
  }
  return names
}

/** Every name in the directory, in lower case, whether or not a path leads to it. */
export const readAllNames = (bytes: Buffer): string[] => readDirectory(bytes).map((entry) => entry.name)

function readDirectory(bytes: Buffer): Entry[] {
  if (bytes.length < 512 || bytes.toString('hex', 0, 8) !== SIGNATURE || bytes.readUInt16LE(28) !== 0xfffe) return []
  const sectorBytes = { 9: 512, 12: 4096 }[bytes.readUInt16LE(30)]
  if (sectorBytes === undefined) return []
  const sector = (id: number): Buffer | undefined =>
    id >= 0 && (id + 2) * sectorBytes <= bytes.length ? bytes.subarray((id + 1) * sectorBytes, (id + 2) * sectorBytes) : undefined
  const table = readTable(bytes, sectorBytes, sector)
  const entries: Entry[] = []
  const seen = new Set<number>()
  for (let id = bytes.readInt32LE(48); !seen.has(id); id = table(id)) {
    const part = sector(id)
    if (!part) break
    seen.add(id)
    for (let at = 0; at < sectorBytes; at += ENTRY_BYTES) entries.push(readEntry(part.subarray(at, at + ENTRY_BYTES)))
  }
  return entries
}

/** The allocation table: sector → the next one of its chain, or a number below zero. */
function readTable(bytes: Buffer, sectorBytes: number, sector: (id: number) => Buffer | undefined): (id: number) => number {
  const parts: number[] = []
  for (let at = 76; at < 512; at += 4) parts.push(bytes.readInt32LE(at))
  const seen = new Set<number>()
  for (let id = bytes.readInt32LE(68), list = sector(id); list && !seen.has(id); list = sector(id)) {
    seen.add(id)
    for (let at = 0; at < sectorBytes - 4; at += 4) parts.push(list.readInt32LE(at))
    id = list.readInt32LE(sectorBytes - 4)
  }
  return (id) => {
    const part = sector(parts[Math.floor((id * 4) / sectorBytes)] ?? -1)
    return part ? part.readInt32LE((id * 4) % sectorBytes) : -1
  }
}

function readEntry(entry: Buffer): Entry {
  const nameBytes = Math.min(64, Math.max(0, entry.readUInt16LE(64) - 2)) & ~1
  return {
    name: entry.toString('utf16le', 0, nameBytes).toLowerCase(),
    kind: entry.readUInt8(66),
    left: entry.readInt32LE(68),
    right: entry.readInt32LE(72),
    child: entry.readInt32LE(76),
  }
}
