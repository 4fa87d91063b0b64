// Bytes into a backup and out of it, each with its digest.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { copyFile, chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { PassThrough, Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refused } from '../with-database.ts'
import { FILE_LIST, type Manifest, type Part } from './manifest.ts'

const KEY = /^[a-z0-9]{2}\/[a-z0-9-]{20,80}$/

export async function writePart(source: Readable | Iterable<string>, path: string, through: Transform = new PassThrough()): Promise<Part> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer | string> {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += Buffer.byteLength(chunk)
      yield chunk
    }
  }
  const start = source instanceof Readable ? source : Readable.from(source)
  await pipeline(start, through, counted, createWriteStream(path, { mode: 0o600, flush: true }))
  return { name: basename(path), bytes, sha256: hash.digest('hex') }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/**
 * Members' files, which never change once a row names them. Copied before the database and again after it: what is taken away meanwhile is in
 * the first round, what comes or was still being written in the second.
 */
export function copyFiles(from: string, backup: string): { round(): Promise<void>; list(): Promise<Part> } {
  const copied = new Map<string, string>()
  return {
    async round() {
      for (const key of await keysIn(from)) {
        const found = await stat(join(from, key)).catch(() => null)
        const state = found && `${found.size} ${found.mtimeMs}`
        if (!state || copied.get(key) === state) continue
        const to = join(backup, 'files', key)
        await mkdir(dirname(to), { recursive: true, mode: 0o700 })
        const isThere = await copyFile(join(from, key), to).then(() => true, isGone)
        if (isThere) copied.set(key, state)
      }
    },
    async list() {
      const lines: string[] = []
      for (const key of [...copied.keys()].toSorted()) lines.push(`${await digestOf(join(backup, 'files', key))}  files/${key}\n`)
      return writePart(lines, join(backup, FILE_LIST))
    },
  }
}

function isGone(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
  throw error
}

async function keysIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true })
  return entries.map((path) => path.replaceAll('\\', '/')).filter((path) => KEY.test(path))
}

/** Reads every byte of a backup. Throws what is wrong with which file; answers the keys of members' files. */
export async function checkParts(backup: string, { parts }: Manifest): Promise<string[]> {
  for (const { name, sha256 } of parts) await check(name, sha256)
  if (!parts.some(({ name }) => name === FILE_LIST)) return []
  const keys: string[] = []
  for (const line of readFileSync(join(backup, FILE_LIST), 'utf8').split('\n').filter(Boolean)) {
    const [sha256 = '', path = ''] = line.split('  ')
    if (!path.startsWith('files/') || !KEY.test(path.slice(6)))
      throw new Refused(`${FILE_LIST} names ${path}, which is no file of a member.`)
    await check(path, sha256)
    keys.push(path.slice(6))
  }
  return keys

  async function check(path: string, sha256: string): Promise<void> {
    const found = await digestOf(join(backup, path)).catch(isGone)
    if (found === false) throw new Refused(`${path} is missing from the backup.`)
    if (found !== sha256) throw new Refused(`${path} is damaged: its SHA-256 is not the one that was written down.`)
  }
}

export async function unpackFiles(backup: string, keys: string[], folder: string): Promise<void> {
  for (const key of keys) {
    const to = join(folder, key)
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await copyFile(join(backup, 'files', key), to)
    await chmod(to, 0o600)
  }
}
