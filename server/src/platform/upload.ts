// A multipart body, read whole with its limits (files, sizes, parts: http.ts). What the files are is for the attachments to find out.
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { problem } from './problem.ts'

/** `kind`: what the sender calls the file (image, document, …); only its price follows from it, and only after its content agreed. */
export type RawFile = { filename: string; declaredType: string; kind: string | undefined; bytes: Buffer; sha256: string }

type Upload = { fields: Record<string, unknown>; files: RawFile[] }

/** A body that ends too early or isn't what its head says is the sender's fault; limits that are passed say so themselves. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  try {
    return await readParts(request)
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : problem('body.malformed')
  }
}

async function readParts(request: FastifyRequest): Promise<Upload> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  const files: RawFile[] = []
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      files.push({
        filename: part.filename,
        declaredType: part.mimetype,
        kind: undefined,
        bytes,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })
      continue
    }
    const name = part.fieldname.replace(/\[\]$/, '')
    const value = part.value as string
    fields[name] = name in fields ? [fields[name], value].flat() : value
  }
  return { fields, files }
}
