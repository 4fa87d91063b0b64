// A multipart body, taken in as it comes, with its limits (files, sizes, parts: http.ts). Files go to the disk and not into memory, and none is
// taken before its call was judged. What the files are is for the attachments to find out.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { FILE_BYTES_MAX, FILES_MAX } from '@green-room/contract/limits/file-limits'
import { atMost } from './at-most.ts'
import { problem, ProblemError } from '../problem.ts'

type Described = { filename: string; declaredType: string; kind: string | undefined; sha256: string }
/** `kind`: what the sender calls the file (image, document, …); only its price follows from it, and only after its content agreed. */
export type RawFile = Described & { bytes: Buffer }
/** A file kept on disk until its call is answered. */
export type ReceivedFile = Described & {
  size: number
  /** Reads it whole; of all files of this process a few at a time. */
  use<T>(work: (bytes: Buffer) => Promise<T>): Promise<T>
}
export type Upload = { fields: Record<string, unknown>; files: ReceivedFile[]; close(): Promise<void> }

const HELD_AT_ONCE = 4
const BODY_BYTES_MAX = (FILES_MAX + 1) * FILE_BYTES_MAX
const inTurn = atMost(HELD_AT_ONCE)

/** `admit` hears the fields that came so far, at the first file: what it throws is answered, and no file is taken. */
export async function readUpload(
  request: FastifyRequest,
  folder: string,
  admit: (fields: Record<string, unknown>) => Promise<void>,
): Promise<Upload> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  const files: ReceivedFile[] = []
  const handles: FileHandle[] = []
  const close = async (): Promise<void> => void (await Promise.allSettled(handles.map((handle) => handle.close())))
  let verdict: unknown
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (files.length === 0) await admit(fields).catch((error: unknown) => Promise.reject((verdict = error)))
        handles.push(await openNameless(folder))
        files.push(await receive(part, handles.at(-1)!))
        continue
      }
      const name = part.fieldname.replace(/\[\]$/, '')
      const value = part.value as string
      fields[name] = name in fields ? [fields[name], value].flat() : value
    }
    return { fields, files, close }
  } catch (error) {
    await close()
    letGoBy(request)
    throw error === verdict ? error : refusalOf(error)
  }
}

/** Whatever becomes of the process, nothing stays behind: the file has no name any more. */
async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const place = join(folder, randomUUID())
  const handle = await open(place, 'wx+', 0o600)
  await unlink(place)
  return handle
}

async function receive(part: MultipartFile, handle: FileHandle): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
    await handle.appendFile(chunk)
  }
  if (part.file.truncated) throw problem('attachment.too-large', { values: { size: { bytes: FILE_BYTES_MAX } } })
  const read = async (): Promise<Buffer> => {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(size), 0, size, 0)
    if (bytesRead !== size) throw new Error('an upload was not read whole')
    return buffer
  }
  return {
    filename: part.filename,
    declaredType: part.mimetype,
    kind: undefined,
    sha256: hash.digest('hex'),
    size,
    use: (work) => inTurn(async () => work(await read())),
  }
}

/**
 * What still comes of a refused body is thrown away, so that its sender comes to read the answer: a connection that is closed while bytes are
 * on their way takes the answer with it. One that goes on beyond all limits is cut off.
 */
function letGoBy({ raw }: FastifyRequest): void {
  let left = BODY_BYTES_MAX
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  raw.resume()
}

/** What a disk says that takes no more: full, over a quota or a limit, broken, read-only. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS'])

/** A body that ends too early or isn't what its head says is the sender's fault; limits that are passed say so themselves. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ProblemError || 'statusCode' in error) return error
  if (!('syscall' in error)) return problem('body.malformed')
  return 'code' in error && FULL.has(error.code) ? problem('attachment.storage-full') : error
}
