// An S3-compatible bucket: `s3://key:secret@host/bucket?region=eu-central-1`. The client is loaded only where a bucket is configured.
import { Readable } from 'node:stream'
import type { Storage } from './storage.ts'

/** A part of a long file; a bucket takes no smaller one than 5 MB, but the last. */
const PART_BYTES = 8 * 1024 * 1024

export function bucketStorage(url: string): Storage {
  const { username, password, host, pathname, searchParams } = new URL(url)
  const Bucket = pathname.replace(/^\/+/, '')
  const opened = (async () => {
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client({
      region: searchParams.get('region') ?? 'us-east-1',
      ...(host ? { endpoint: `${searchParams.get('insecure') === '1' ? 'http' : 'https'}://${host}`, forcePathStyle: true } : {}),
      ...(username ? { credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) } } : {}),
    })
    return { sdk, client }
  })()
  return {
    async write(Key, Body, ContentType) {
      const { sdk, client } = await opened
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentType }))
    },
    async writeStream(Key, bytes, ContentType) {
      const { sdk, client } = await opened
      const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key, ContentType }))
      try {
        let total = 0
        const Parts: { PartNumber: number; ETag: string | undefined }[] = []
        for await (const Body of partsOf(bytes)) {
          const PartNumber = Parts.length + 1
          const { ETag } = await client.send(new sdk.UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }))
          Parts.push({ PartNumber, ETag })
          total += Body.length
        }
        await client.send(new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }))
        return total
      } catch (error) {
        await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => {})
        throw error
      }
    },
    async read(Key) {
      const { sdk, client } = await opened
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }))
      if (!(Body instanceof Readable)) throw new Error('the bucket answered without a body')
      return Body
    },
    async remove(Key) {
      const { sdk, client } = await opened
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }))
    },
    freeShare: async () => 1,
  }
}

async function* partsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const piece of bytes) {
    waiting.push(piece)
    size += piece.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}
