// An S3-compatible bucket: `s3://key:secret@host/bucket?region=eu-central-1`. The client is loaded only where a bucket is configured.
import { Readable } from 'node:stream'
import type { Storage } from './storage.ts'

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
